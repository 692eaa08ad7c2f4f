/// One row of samples from a camera's order to ours. The loops are written so that the compiler makes vector code of
/// them: no traps, no branches, lanes that are cut off.
enum SampleRow {
    typealias Source = UnsafePointer<UInt8>
    typealias Target = UnsafeMutablePointer<UInt8>

    /// `Y0 Cb Y1 Cr`, or `Cb Y0 Cr Y1`.
    ///
    /// Thirty-two samples of luma at a time, in lanes of two bytes of which one is cut off: picking every second lane costs
    /// fifty times as much, and half as many leave half of a register empty where chroma is split. The scalar rest is what
    /// every processor here can do.
    static func unpack(
        _ source: Source, lumaFirst: Bool, luma: Target, cb: Target, cr: Target, pairs: Int
    ) {
        let whole = pairs / 16
        // Two loops, so that the order is no question inside of them.
        if lumaFirst {
            for block in 0..<whole {
                let (left, right) = (words(source, block &* 64), words(source, block &* 64 &+ 32))
                store(low(left), luma, block &* 32)
                store(low(right), luma, block &* 32 &+ 16)
                storeChroma(high(left), high(right), cb, cr, block &* 16)
            }
        } else {
            for block in 0..<whole {
                let (left, right) = (words(source, block &* 64), words(source, block &* 64 &+ 32))
                store(high(left), luma, block &* 32)
                store(high(right), luma, block &* 32 &+ 16)
                storeChroma(low(left), low(right), cb, cr, block &* 16)
            }
        }
        let (y, c) = lumaFirst ? (0, 1) : (1, 0)
        for index in whole &* 16..<pairs {
            let four = source + index &* 4
            luma[index &* 2] = four[y]
            luma[index &* 2 &+ 1] = four[y &+ 2]
            cb[index] = four[c]
            cr[index] = four[c &+ 2]
        }
    }

    static func split(_ source: Source, _ first: Target, _ second: Target, count: Int) {
        let whole = count / 16
        for block in 0..<whole {
            let lanes = words(source, block &* 32)
            store(low(lanes), first, block &* 16)
            store(high(lanes), second, block &* 16)
        }
        for index in whole &* 16..<count {
            first[index] = source[index &* 2]
            second[index] = source[index &* 2 &+ 1]
        }
    }

    @inline(__always) private static func words(_ source: Source, _ offset: Int) -> SIMD16<UInt16> {
        UnsafeRawPointer(source + offset).loadUnaligned(as: SIMD16<UInt16>.self)
    }

    /// The first byte of each pair in memory; all machines here are little-endian.
    @inline(__always) private static func low(_ lanes: SIMD16<UInt16>) -> SIMD16<UInt8> {
        SIMD16<UInt8>(truncatingIfNeeded: lanes)
    }

    @inline(__always) private static func high(_ lanes: SIMD16<UInt16>) -> SIMD16<UInt8> {
        SIMD16<UInt8>(truncatingIfNeeded: lanes &>> 8)
    }

    @inline(__always) private static func store(_ samples: SIMD16<UInt8>, _ target: Target, _ offset: Int) {
        UnsafeMutableRawPointer(target + offset).storeBytes(of: samples, as: SIMD16<UInt8>.self)
    }

    /// Twice sixteen samples, in turn of one and the other.
    @inline(__always) private static func storeChroma(
        _ left: SIMD16<UInt8>, _ right: SIMD16<UInt8>, _ cb: Target, _ cr: Target, _ offset: Int
    ) {
        let pairs = SIMD16<UInt16>(
            lowHalf: unsafeBitCast(left, to: SIMD8<UInt16>.self), highHalf: unsafeBitCast(right, to: SIMD8<UInt16>.self)
        )
        store(low(pairs), cb, offset)
        store(high(pairs), cr, offset)
    }

    /// Luma from 16…235 to 0…255, in place. 298/256 is 255/219 to three digits, and the largest product is 65 390.
    static func stretchLuma(_ row: Target, count: Int) {
        for index in 0..<count {
            let above = UInt16(min(max(row[index], 16), 235) &- 16)
            row[index] = UInt8(truncatingIfNeeded: (above &* 298 &+ 128) >> 8)
        }
    }

    /// Chroma from 16…240 to 0…255 around 128, in place.
    static func stretchChroma(_ row: Target, count: Int) {
        for index in 0..<count {
            let above = UInt16(min(max(row[index], 16), 240) &- 16)
            row[index] = UInt8(truncatingIfNeeded: (above &* 291 &+ 256) >> 8)
        }
    }

    /// From the matrix of BT.709 to that of BT.601, full range, for one chroma sample and the luma that it belongs to.
    ///
    /// Inverse of BT.709's matrix times BT.601's, in 65 536ths (ITU-R BT.709-6 §3.2, BT.601-7 §2.5.1).
    static func towardsBT601(
        cb: Target, cr: Target, lumas: (Target, Target?), count: Int, width: Int, samplesAcross: Int
    ) {
        for index in 0..<count {
            let (blue, red) = (Int32(cb[index]) &- 128, Int32(cr[index]) &- 128)
            let shift = (6657 &* blue &+ 12850 &* red &+ 32768) >> 16
            cb[index] = clamped((64871 &* blue &- 7252 &* red &+ 32768) >> 16 &+ 128)
            cr[index] = clamped((64448 &* red &- 4748 &* blue &+ 32768) >> 16 &+ 128)
            let from = index &* samplesAcross
            for column in from..<min(from &+ samplesAcross, width) {
                lumas.0[column] = clamped(Int32(lumas.0[column]) &+ shift)
                if let below = lumas.1 { below[column] = clamped(Int32(below[column]) &+ shift) }
            }
        }
    }

    private static func clamped(_ value: Int32) -> UInt8 { UInt8(truncatingIfNeeded: min(max(value, 0), 255)) }
}
