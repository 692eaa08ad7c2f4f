#include "cvision.h"

#include <cstdio>
#include <exception>
#include <limits>
#include <memory>
#include <mutex>
#include <opencv2/core.hpp>
#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>
#include <string>
#include <vector>

struct cvision_network {
    cv::dnn::Net net;
    // Kept between calls, so that a frame allocates nothing once the first has been through.
    cv::Mat scaled;
    cv::Mat blob;
    std::vector<cv::Mat> outputs;
};

namespace {

const std::vector<cv::String> kOutputs = {"centres", "boxes", "points"};

void report(char *error, size_t capacity, const char *text) {
    if (capacity > 0) std::snprintf(error, capacity, "%s", text);
}

void fill(cvision_network &network, const cvision_plane *planes, int count, cv::Size scaled, cv::Size input) {
    const int shape[] = {1, 3, input.height, input.width};
    network.blob.create(4, shape, CV_32F);
    network.blob.setTo(0);
    for (int channel = 0; channel < count; ++channel) {
        const cvision_plane &plane = planes[channel];
        const cv::Mat source(
            plane.height, plane.width, CV_8U, const_cast<uint8_t *>(plane.bytes), static_cast<size_t>(plane.stride));
        const bool shrinks = scaled.width <= plane.width && scaled.height <= plane.height;
        cv::resize(source, network.scaled, scaled, 0, 0, shrinks ? cv::INTER_AREA : cv::INTER_LINEAR);
        cv::Mat target(input.height, input.width, CV_32F, network.blob.ptr<float>(0, channel));
        network.scaled.convertTo(target(cv::Rect(0, 0, scaled.width, scaled.height)), CV_32F, 1.0 / 255, -0.5);
    }
}

/// What the values of a map may be. One that is no number is outside of any.
struct Range {
    float low, high;
};
const Range kScores = {0, 1};
const Range kNumbers = {-std::numeric_limits<float>::max(), std::numeric_limits<float>::max()};

/// One map a channel, of which the first so many hold scores.
void copy(const cv::Mat &output, int channels, int scores, int rows, int columns, float *target) {
    const bool fits = output.dims == 4 && output.size[0] == 1 && output.size[1] == channels && output.size[2] == rows &&
                      output.size[3] == columns && output.type() == CV_32F && output.isContinuous();
    if (!fits) throw std::runtime_error("the model's output has another shape than its description says");
    const float *values = output.ptr<float>();
    const size_t count = output.total(), scored = size_t(scores) * rows * columns;
    for (size_t i = 0; i < count; ++i) {
        const Range &range = i < scored ? kScores : kNumbers;
        if (!(values[i] >= range.low && values[i] <= range.high))
            throw std::runtime_error("the model's output holds scores outside of 0 to 1, or values that are no numbers");
        target[i] = values[i];
    }
}

/// Nothing that C++ throws gets out.
template <typename Body>
int guarded(char *error, size_t capacity, Body body) {
    try {
        body();
        return 0;
    } catch (const std::exception &exception) {
        report(error, capacity, exception.what());
    } catch (...) {
        report(error, capacity, "unknown error");
    }
    return -1;
}

}  // namespace

extern "C" cvision_network *cvision_network_read(const uint8_t *onnx, size_t count, char *error, size_t capacity) {
    std::unique_ptr<cvision_network> network;
    const int status = guarded(error, capacity, [&] {
        network = std::make_unique<cvision_network>();
        network->net = cv::dnn::readNetFromONNX(reinterpret_cast<const char *>(onnx), count);
        if (network->net.empty()) throw std::runtime_error("the model is empty");
        network->net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
        network->net.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
    });
    return status == 0 ? network.release() : nullptr;
}

extern "C" void cvision_network_free(cvision_network *network) { delete network; }

extern "C" void cvision_set_threads(int threads) {
    try {
        // Once: changing the pool under a network that runs on another thread crashes inside it.
        static std::once_flag once;
        std::call_once(once, [threads] { cv::setNumThreads(threads); });
    } catch (...) {
        // A build of OpenCV without threads has none to set.
    }
}

extern "C" int cvision_network_lay(
    cvision_network *network, const cvision_plane *planes, int plane_count, int scaled_width, int scaled_height,
    int input_width, int input_height, char *error, size_t capacity) {
    return guarded(error, capacity, [&] {
        fill(*network, planes, plane_count, {scaled_width, scaled_height}, {input_width, input_height});
    });
}

extern "C" int cvision_network_infer(
    cvision_network *network, float *centres, float *boxes, float *points, char *error, size_t capacity) {
    return guarded(error, capacity, [&] {
        if (network->blob.dims != 4) throw std::runtime_error("no picture was laid into the input");
        network->net.setInput(network->blob, "image");
        network->net.forward(network->outputs, kOutputs);
        const int rows = network->blob.size[2] / 8, columns = network->blob.size[3] / 8;
        copy(network->outputs.at(0), 3, 3, rows, columns, centres);
        copy(network->outputs.at(1), 12, 0, rows, columns, boxes);
        copy(network->outputs.at(2), 24, 8, rows, columns, points);
    });
}
