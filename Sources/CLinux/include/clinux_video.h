// V4L2 without its structures: unions, macros that compute numbers and arrays of names do not import into Swift.
// Every function gives 0 or the errno of the call itself; interrupted calls are made again. Thread-safe as far as the
// driver is: one thread a descriptor.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// More planes than any format here has.
#define CLINUX_VIDEO_PLANES 4

typedef struct {
    // As the driver left them: not always terminated, not always text.
    uint8_t driver[16];
    uint8_t card[32];
    uint8_t bus[32];
    uint32_t capabilities;
    uint32_t device_caps;
} clinux_video_capability;

/// open(2) for reading and writing, without waiting and without inheritance.
int clinux_video_open(const char *path, int *descriptor);
int clinux_video_close(int descriptor);
int clinux_video_query(int descriptor, clinux_video_capability *out);

/// The format of this number; EINVAL behind the last.
int clinux_video_enumerate_format(int descriptor, uint32_t type, uint32_t index, uint32_t *code, uint32_t *flags);

typedef struct {
    /// 1 discrete (only the minimum counts), 2 continuous, 3 stepwise.
    uint32_t kind;
    uint32_t min_width, max_width, step_width;
    uint32_t min_height, max_height, step_height;
} clinux_video_size;
int clinux_video_enumerate_size(int descriptor, uint32_t code, uint32_t index, clinux_video_size *out);

typedef struct {
    uint32_t kind;
    /// Seconds a frame; of a range the shortest first.
    uint32_t min_numerator, min_denominator, max_numerator, max_denominator;
} clinux_video_interval;
int clinux_video_enumerate_interval(
    int descriptor, uint32_t code, uint32_t width, uint32_t height, uint32_t index, clinux_video_interval *out);

typedef struct {
    uint32_t width, height, code, field;
    uint32_t colorspace, ycbcr_encoding, quantization;
    uint32_t plane_count;
    uint32_t bytes_per_line[CLINUX_VIDEO_PLANES];
    uint32_t size_image[CLINUX_VIDEO_PLANES];
} clinux_video_format;
/// Asks for width, height and code; the answer stands in the same structure.
int clinux_video_set_format(int descriptor, uint32_t type, clinux_video_format *format);

/// Asks for seconds a frame; the answer stands in the same places. A driver without the call gives ENOTTY.
int clinux_video_set_interval(int descriptor, uint32_t type, uint32_t *numerator, uint32_t *denominator);

int clinux_video_request_buffers(int descriptor, uint32_t type, uint32_t *count);

typedef struct {
    uint32_t index, flags, sequence;
    int64_t nanoseconds;
    uint32_t plane_count;
    uint32_t bytes_used[CLINUX_VIDEO_PLANES];
    uint32_t data_offset[CLINUX_VIDEO_PLANES];
    uint32_t length[CLINUX_VIDEO_PLANES];
    uint32_t offset[CLINUX_VIDEO_PLANES];
} clinux_video_buffer;
int clinux_video_query_buffer(
    int descriptor, uint32_t type, uint32_t index, uint32_t planes, clinux_video_buffer *out);
int clinux_video_queue(int descriptor, uint32_t type, uint32_t index, uint32_t planes);
int clinux_video_dequeue(int descriptor, uint32_t type, uint32_t planes, clinux_video_buffer *out);
int clinux_video_stream(int descriptor, uint32_t type, int on);

int clinux_video_map(int descriptor, size_t length, int64_t offset, void **address);
int clinux_video_unmap(void *address, size_t length);

/// Waits for a frame (1), an event (2), an error (4); bits in `ready`, 0 when the time has passed.
int clinux_video_poll(int descriptor, int milliseconds, uint32_t *ready);

typedef struct {
    uint32_t id, type, flags;
    uint8_t name[32];
    int64_t minimum, maximum, step, standard;
} clinux_video_control;
/// The first control behind this number; EINVAL behind the last.
int clinux_video_next_control(int descriptor, uint32_t after, clinux_video_control *out);
int clinux_video_menu_item(int descriptor, uint32_t id, uint32_t index, uint8_t name[32]);
int clinux_video_get_control(int descriptor, uint32_t id, int64_t *value);
int clinux_video_set_control(int descriptor, uint32_t id, int64_t value, int is_64_bit);

/// Control changes of others, and the source's own (a camera whose picture changes its size).
int clinux_video_subscribe(int descriptor, uint32_t type, uint32_t id);
/// The oldest event; ENOENT when there is none. `detail` is the control's new value, or what of the source changed.
int clinux_video_next_event(int descriptor, uint32_t *type, uint32_t *id, int64_t *detail);

/// An inotify descriptor on a folder: made, moved there, or given other permissions. It does not wait.
int clinux_video_watch_folder(const char *path, int *descriptor);
/// Takes in all that has happened; `seen` is 1 when a name that starts so was among it.
int clinux_video_watch_take(int descriptor, const char *prefix, int *seen);

/// Takes one line of a GPIO chip as an output with this value (the kernel's line requests, version 2). The line belongs
/// to the descriptor, and goes back when that is closed.
int clinux_gpio_request_output(const char *chip, uint32_t line, int value, int *descriptor);
int clinux_gpio_set(int descriptor, int value);
