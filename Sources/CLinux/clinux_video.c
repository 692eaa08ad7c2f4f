#define _GNU_SOURCE 1
#include "clinux_video.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/gpio.h>
#include <linux/videodev2.h>
#include <poll.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

_Static_assert(CLINUX_VIDEO_PLANES <= VIDEO_MAX_PLANES, "planes");

static int call(int descriptor, unsigned long request, void *argument) {
    int result;
    do {
        result = ioctl(descriptor, request, argument);
    } while (result == -1 && errno == EINTR);
    return result == -1 ? errno : 0;
}

static int is_planar(uint32_t type) {
    return type == V4L2_BUF_TYPE_VIDEO_CAPTURE_MPLANE || type == V4L2_BUF_TYPE_VIDEO_OUTPUT_MPLANE;
}

int clinux_video_open(const char *path, int *descriptor) {
    do {
        *descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
    } while (*descriptor == -1 && errno == EINTR);
    return *descriptor == -1 ? errno : 0;
}

// Not made again when interrupted: on Linux the descriptor is gone either way.
int clinux_video_close(int descriptor) { return close(descriptor) == -1 ? errno : 0; }

int clinux_video_query(int descriptor, clinux_video_capability *out) {
    struct v4l2_capability facts = {0};
    const int error = call(descriptor, VIDIOC_QUERYCAP, &facts);
    memcpy(out->driver, facts.driver, sizeof out->driver);
    memcpy(out->card, facts.card, sizeof out->card);
    memcpy(out->bus, facts.bus_info, sizeof out->bus);
    out->capabilities = facts.capabilities;
    out->device_caps = facts.device_caps;
    return error;
}

int clinux_video_enumerate_format(int descriptor, uint32_t type, uint32_t index, uint32_t *code, uint32_t *flags) {
    struct v4l2_fmtdesc format = {.index = index, .type = type};
    const int error = call(descriptor, VIDIOC_ENUM_FMT, &format);
    *code = format.pixelformat;
    *flags = format.flags;
    return error;
}

int clinux_video_enumerate_size(int descriptor, uint32_t code, uint32_t index, clinux_video_size *out) {
    struct v4l2_frmsizeenum size = {.index = index, .pixel_format = code};
    const int error = call(descriptor, VIDIOC_ENUM_FRAMESIZES, &size);
    out->kind = size.type;
    if (size.type == V4L2_FRMSIZE_TYPE_DISCRETE) {
        out->min_width = out->max_width = size.discrete.width;
        out->min_height = out->max_height = size.discrete.height;
        out->step_width = out->step_height = 1;
    } else {
        out->min_width = size.stepwise.min_width;
        out->max_width = size.stepwise.max_width;
        out->step_width = size.stepwise.step_width;
        out->min_height = size.stepwise.min_height;
        out->max_height = size.stepwise.max_height;
        out->step_height = size.stepwise.step_height;
    }
    return error;
}

int clinux_video_enumerate_interval(
    int descriptor, uint32_t code, uint32_t width, uint32_t height, uint32_t index, clinux_video_interval *out) {
    struct v4l2_frmivalenum interval = {.index = index, .pixel_format = code, .width = width, .height = height};
    const int error = call(descriptor, VIDIOC_ENUM_FRAMEINTERVALS, &interval);
    out->kind = interval.type;
    const struct v4l2_fract least =
        interval.type == V4L2_FRMIVAL_TYPE_DISCRETE ? interval.discrete : interval.stepwise.min;
    const struct v4l2_fract most =
        interval.type == V4L2_FRMIVAL_TYPE_DISCRETE ? interval.discrete : interval.stepwise.max;
    out->min_numerator = least.numerator;
    out->min_denominator = least.denominator;
    out->max_numerator = most.numerator;
    out->max_denominator = most.denominator;
    return error;
}

int clinux_video_set_format(int descriptor, uint32_t type, clinux_video_format *format) {
    struct v4l2_format request = {.type = type};
    if (is_planar(type)) {
        struct v4l2_pix_format_mplane *pix = &request.fmt.pix_mp;
        pix->width = format->width;
        pix->height = format->height;
        pix->pixelformat = format->code;
        pix->field = V4L2_FIELD_NONE;
    } else {
        struct v4l2_pix_format *pix = &request.fmt.pix;
        pix->width = format->width;
        pix->height = format->height;
        pix->pixelformat = format->code;
        pix->field = V4L2_FIELD_NONE;
        // Without it a driver leaves the fields behind the original structure alone.
        pix->priv = V4L2_PIX_FMT_PRIV_MAGIC;
    }
    const int error = call(descriptor, VIDIOC_S_FMT, &request);
    if (error != 0) return error;
    memset(format, 0, sizeof *format);
    if (is_planar(type)) {
        const struct v4l2_pix_format_mplane *pix = &request.fmt.pix_mp;
        format->width = pix->width;
        format->height = pix->height;
        format->code = pix->pixelformat;
        format->field = pix->field;
        format->colorspace = pix->colorspace;
        format->ycbcr_encoding = pix->ycbcr_enc;
        format->quantization = pix->quantization;
        format->plane_count = pix->num_planes;
        for (uint32_t plane = 0; plane < pix->num_planes && plane < CLINUX_VIDEO_PLANES; plane++) {
            format->bytes_per_line[plane] = pix->plane_fmt[plane].bytesperline;
            format->size_image[plane] = pix->plane_fmt[plane].sizeimage;
        }
    } else {
        const struct v4l2_pix_format *pix = &request.fmt.pix;
        const int is_extended = pix->priv == V4L2_PIX_FMT_PRIV_MAGIC;
        format->width = pix->width;
        format->height = pix->height;
        format->code = pix->pixelformat;
        format->field = pix->field;
        format->colorspace = pix->colorspace;
        format->ycbcr_encoding = is_extended ? pix->ycbcr_enc : 0;
        format->quantization = is_extended ? pix->quantization : 0;
        format->plane_count = 1;
        format->bytes_per_line[0] = pix->bytesperline;
        format->size_image[0] = pix->sizeimage;
    }
    return 0;
}

int clinux_video_set_interval(int descriptor, uint32_t type, uint32_t *numerator, uint32_t *denominator) {
    struct v4l2_streamparm parameters = {.type = type};
    parameters.parm.capture.timeperframe.numerator = *numerator;
    parameters.parm.capture.timeperframe.denominator = *denominator;
    const int error = call(descriptor, VIDIOC_S_PARM, &parameters);
    if (error != 0) return error;
    *numerator = parameters.parm.capture.timeperframe.numerator;
    *denominator = parameters.parm.capture.timeperframe.denominator;
    return 0;
}

int clinux_video_request_buffers(int descriptor, uint32_t type, uint32_t *count) {
    struct v4l2_requestbuffers request = {.count = *count, .type = type, .memory = V4L2_MEMORY_MMAP};
    const int error = call(descriptor, VIDIOC_REQBUFS, &request);
    *count = request.count;
    return error;
}

static void prepare(
    struct v4l2_buffer *buffer, struct v4l2_plane *planes, uint32_t type, uint32_t index, uint32_t count) {
    memset(buffer, 0, sizeof *buffer);
    memset(planes, 0, sizeof *planes * CLINUX_VIDEO_PLANES);
    buffer->type = type;
    buffer->memory = V4L2_MEMORY_MMAP;
    buffer->index = index;
    if (is_planar(type)) {
        buffer->m.planes = planes;
        buffer->length = count < CLINUX_VIDEO_PLANES ? count : CLINUX_VIDEO_PLANES;
    }
}

static void flatten(const struct v4l2_buffer *buffer, const struct v4l2_plane *planes, clinux_video_buffer *out) {
    memset(out, 0, sizeof *out);
    out->index = buffer->index;
    out->flags = buffer->flags;
    out->sequence = buffer->sequence;
    out->nanoseconds =
        (int64_t)buffer->timestamp.tv_sec * 1000000000 + (int64_t)buffer->timestamp.tv_usec * 1000;
    if (is_planar(buffer->type)) {
        out->plane_count = buffer->length;
        for (uint32_t plane = 0; plane < buffer->length && plane < CLINUX_VIDEO_PLANES; plane++) {
            out->bytes_used[plane] = planes[plane].bytesused;
            out->data_offset[plane] = planes[plane].data_offset;
            out->length[plane] = planes[plane].length;
            out->offset[plane] = planes[plane].m.mem_offset;
        }
    } else {
        out->plane_count = 1;
        out->bytes_used[0] = buffer->bytesused;
        out->length[0] = buffer->length;
        out->offset[0] = buffer->m.offset;
    }
}

int clinux_video_query_buffer(
    int descriptor, uint32_t type, uint32_t index, uint32_t count, clinux_video_buffer *out) {
    struct v4l2_buffer buffer;
    struct v4l2_plane planes[CLINUX_VIDEO_PLANES];
    prepare(&buffer, planes, type, index, count);
    const int error = call(descriptor, VIDIOC_QUERYBUF, &buffer);
    flatten(&buffer, planes, out);
    return error;
}

int clinux_video_queue(int descriptor, uint32_t type, uint32_t index, uint32_t count) {
    struct v4l2_buffer buffer;
    struct v4l2_plane planes[CLINUX_VIDEO_PLANES];
    prepare(&buffer, planes, type, index, count);
    return call(descriptor, VIDIOC_QBUF, &buffer);
}

int clinux_video_dequeue(int descriptor, uint32_t type, uint32_t count, clinux_video_buffer *out) {
    struct v4l2_buffer buffer;
    struct v4l2_plane planes[CLINUX_VIDEO_PLANES];
    prepare(&buffer, planes, type, 0, count);
    const int error = call(descriptor, VIDIOC_DQBUF, &buffer);
    flatten(&buffer, planes, out);
    return error;
}

int clinux_video_stream(int descriptor, uint32_t type, int on) {
    int argument = (int)type;
    return call(descriptor, on ? VIDIOC_STREAMON : VIDIOC_STREAMOFF, &argument);
}

int clinux_video_map(int descriptor, size_t length, int64_t offset, void **address) {
    *address = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, (off_t)offset);
    return *address == MAP_FAILED ? errno : 0;
}

int clinux_video_unmap(void *address, size_t length) { return munmap(address, length) == -1 ? errno : 0; }

int clinux_video_poll(int descriptor, int milliseconds, uint32_t *ready) {
    struct pollfd entry = {.fd = descriptor, .events = POLLIN | POLLPRI};
    const int result = poll(&entry, 1, milliseconds);
    *ready = 0;
    // An interruption is a short wait: whoever waits looks at the clock anyway.
    if (result == -1) return errno == EINTR ? 0 : errno;
    if (entry.revents & POLLIN) *ready |= 1;
    if (entry.revents & POLLPRI) *ready |= 2;
    if (entry.revents & (POLLERR | POLLHUP | POLLNVAL)) *ready |= 4;
    return 0;
}

int clinux_video_next_control(int descriptor, uint32_t after, clinux_video_control *out) {
    struct v4l2_query_ext_ctrl query = {.id = after | V4L2_CTRL_FLAG_NEXT_CTRL};
    const int error = call(descriptor, VIDIOC_QUERY_EXT_CTRL, &query);
    out->id = query.id;
    out->type = query.type;
    out->flags = query.flags;
    memcpy(out->name, query.name, sizeof out->name);
    out->minimum = query.minimum;
    out->maximum = query.maximum;
    out->step = (int64_t)query.step;
    out->standard = query.default_value;
    return error;
}

int clinux_video_menu_item(int descriptor, uint32_t id, uint32_t index, uint8_t name[32]) {
    struct v4l2_querymenu query = {.id = id, .index = index};
    const int error = call(descriptor, VIDIOC_QUERYMENU, &query);
    memcpy(name, query.name, 32);
    return error;
}

static int one_control(int descriptor, unsigned long request, struct v4l2_ext_control *control) {
    struct v4l2_ext_controls controls = {.which = V4L2_CTRL_WHICH_CUR_VAL, .count = 1, .controls = control};
    return call(descriptor, request, &controls);
}

int clinux_video_get_control(int descriptor, uint32_t id, int64_t *value) {
    struct v4l2_query_ext_ctrl query = {.id = id};
    const int error = call(descriptor, VIDIOC_QUERY_EXT_CTRL, &query);
    if (error != 0) return error;
    struct v4l2_ext_control control = {.id = id};
    const int refusal = one_control(descriptor, VIDIOC_G_EXT_CTRLS, &control);
    *value = query.type == V4L2_CTRL_TYPE_INTEGER64 ? control.value64 : control.value;
    return refusal;
}

int clinux_video_set_control(int descriptor, uint32_t id, int64_t value, int is_64_bit) {
    struct v4l2_ext_control control = {.id = id};
    if (is_64_bit) {
        control.value64 = value;
    } else {
        control.value = (int32_t)value;
    }
    return one_control(descriptor, VIDIOC_S_EXT_CTRLS, &control);
}

int clinux_video_subscribe(int descriptor, uint32_t type, uint32_t id) {
    struct v4l2_event_subscription subscription = {.type = type, .id = id};
    return call(descriptor, VIDIOC_SUBSCRIBE_EVENT, &subscription);
}

int clinux_video_next_event(int descriptor, uint32_t *type, uint32_t *id, int64_t *detail) {
    struct v4l2_event event = {0};
    const int error = call(descriptor, VIDIOC_DQEVENT, &event);
    *type = event.type;
    *id = event.id;
    *detail = event.type == V4L2_EVENT_CTRL ? event.u.ctrl.value64 : event.u.src_change.changes;
    return error;
}

int clinux_video_watch_folder(const char *path, int *descriptor) {
    *descriptor = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (*descriptor == -1) return errno;
    // Permissions come after the node: udev sets them when it has looked at it.
    if (inotify_add_watch(*descriptor, path, IN_CREATE | IN_MOVED_TO | IN_ATTRIB) == -1) {
        const int error = errno;
        close(*descriptor);
        *descriptor = -1;
        return error;
    }
    return 0;
}

int clinux_video_watch_take(int descriptor, const char *prefix, int *seen) {
    _Alignas(struct inotify_event) char bytes[4096];
    *seen = 0;
    while (1) {
        const ssize_t count = read(descriptor, bytes, sizeof bytes);
        if (count == -1 && errno == EINTR) continue;
        if (count == -1) return errno == EAGAIN ? 0 : errno;
        if (count == 0) return 0;
        for (ssize_t position = 0; position < count;) {
            struct inotify_event event;
            memcpy(&event, bytes + position, sizeof event);
            const char *name = bytes + position + sizeof event;
            // Lost events may have been the one that is waited for.
            if (event.mask & IN_Q_OVERFLOW) *seen = 1;
            if (event.len > 0 && strncmp(name, prefix, strlen(prefix)) == 0) *seen = 1;
            position += (ssize_t)(sizeof event + event.len);
        }
    }
}

int clinux_gpio_request_output(const char *chip, uint32_t line, int value, int *descriptor) {
    *descriptor = -1;
    const int device = open(chip, O_RDWR | O_CLOEXEC);
    if (device == -1) return errno;
    struct gpio_v2_line_request request = {.num_lines = 1};
    request.offsets[0] = line;
    strncpy(request.consumer, "nosebooth", sizeof request.consumer - 1);
    request.config.flags = GPIO_V2_LINE_FLAG_OUTPUT;
    request.config.num_attrs = 1;
    request.config.attrs[0].attr.id = GPIO_V2_LINE_ATTR_ID_OUTPUT_VALUES;
    request.config.attrs[0].attr.values = value ? 1 : 0;
    request.config.attrs[0].mask = 1;
    const int error = call(device, GPIO_V2_GET_LINE_IOCTL, &request);
    close(device);
    if (error == 0) *descriptor = request.fd;
    return error;
}

int clinux_gpio_set(int descriptor, int value) {
    struct gpio_v2_line_values values = {.bits = value ? 1 : 0, .mask = 1};
    return call(descriptor, GPIO_V2_LINE_SET_VALUES_IOCTL, &values);
}
