// A C face over OpenCV's dnn and imgproc: exceptions stay inside, handles are opaque, memory is the caller's.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cvision_network cvision_network;

/// One plane of 8-bit samples, borrowed for the call.
typedef struct {
    const uint8_t *bytes;
    int width;
    int height;
    int stride;
} cvision_plane;

/// Reads an ONNX model from memory. NULL with a text in `error` when OpenCV refuses it.
cvision_network *cvision_network_read(const uint8_t *onnx, size_t count, char *error, size_t capacity);
void cvision_network_free(cvision_network *network);

/// How many threads OpenCV may use, for the whole process. The first call decides.
void cvision_set_threads(int threads);

/// Lays a picture into the network's input.
///
/// Planes are Y, Cb, Cr at any size (or Y alone); each is resized to `scaled_width` by `scaled_height` at the top left
/// of an input of `input_width` by `input_height`, as v / 255 - 0.5; the rest is 0. The planes are not kept.
/// 0, or -1 with a text in `error`. One thread at a time per network.
int cvision_network_lay(
    cvision_network *network, const cvision_plane *planes, int plane_count, int scaled_width, int scaled_height,
    int input_width, int input_height, char *error, size_t capacity);

/// Runs the network on what was laid into its input.
///
/// `centres` takes 3, `boxes` 12 and `points` 24 maps of an eighth of the input's width by an eighth of its height, in
/// floats.
/// 0, or -1 with a text in `error`. One thread at a time per network.
int cvision_network_infer(
    cvision_network *network, float *centres, float *boxes, float *points, char *error, size_t capacity);

#ifdef __cplusplus
}
#endif
