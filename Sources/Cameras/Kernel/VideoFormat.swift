/// What is asked of VIDIOC_S_FMT, and what it answered: the answer is the truth about every picture that follows.
package struct VideoFormat: Equatable, Sendable {
    /// One memory of a picture.
    package struct Memory: Equatable, Sendable {
        /// Bytes from row to row; 0 for compressed formats.
        package var bytesPerLine: Int
        /// Bytes that a picture takes at most.
        package var size: Int

        package init(bytesPerLine: Int, size: Int) {
            self.bytesPerLine = bytesPerLine
            self.size = size
        }
    }

    package var code: FourCC
    package var width: Int
    package var height: Int
    /// V4L2's numbers for colour space, YCbCr encoding and quantization; 0 is "as usual for the others".
    package var colorspace: UInt32
    package var encoding: UInt32
    package var quantization: UInt32
    package var memories: [Memory]

    package init(
        code: FourCC, width: Int, height: Int, colorspace: UInt32 = 0, encoding: UInt32 = 0, quantization: UInt32 = 0,
        memories: [Memory] = []
    ) {
        self.code = code
        self.width = width
        self.height = height
        self.colorspace = colorspace
        self.encoding = encoding
        self.quantization = quantization
        self.memories = memories
    }
}
