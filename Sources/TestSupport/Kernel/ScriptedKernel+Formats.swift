package import Cameras
package import Core
import Glibc

extension ScriptedKernel {
    package func format(_ device: Int32, _ type: VideoBufferType, _ index: Int) throws(SystemError) -> FourCC {
        try run { (state) throws(SystemError) in
            try enter(.format, &state)
            let offers = state.devices[try self.device(device, .format, state)].camera.offers
            guard index < offers.count else { throw SystemError("format", errno: EINVAL) }
            return offers[index].code
        }
    }

    package func sizes(_ device: Int32, _ code: FourCC, _ index: Int) throws(SystemError) -> VideoSizes {
        try run { (state) throws(SystemError) in
            try enter(.sizes, &state)
            let offers = state.devices[try self.device(device, .sizes, state)].camera.offers
            guard let offer = offers.first(where: { $0.code == code }), index < offer.sizes.count else {
                throw SystemError("sizes", errno: EINVAL)
            }
            return offer.sizes[index]
        }
    }

    package func rates(
        _ device: Int32, _ code: FourCC, width: Int, height: Int, _ index: Int
    ) throws(SystemError) -> VideoRates {
        try run { (state) throws(SystemError) in
            try enter(.rates, &state)
            let offers = state.devices[try self.device(device, .rates, state)].camera.offers
            guard let offer = offers.first(where: { $0.code == code }), index < offer.rates.count else {
                throw SystemError("rates", errno: EINVAL)
            }
            return offer.rates[index]
        }
    }

    package func setFormat(
        _ device: Int32, _ type: VideoBufferType, _ wanted: VideoFormat
    ) throws(SystemError) -> VideoFormat {
        try run { (state) throws(SystemError) in
            try enter(.setFormat, &state)
            let index = try self.device(device, .setFormat, state)
            guard !state.devices[index].camera.isBusy, state.devices[index].buffers.isEmpty else {
                throw SystemError("setFormat", errno: EBUSY)
            }
            let answer = state.devices[index].answer(wanted)
            state.devices[index].format = answer
            return answer
        }
    }

    package func setInterval(
        _ device: Int32, _ type: VideoBufferType, _ wanted: VideoInterval
    ) throws(SystemError) -> VideoInterval {
        try run { (state) throws(SystemError) in
            try enter(.setInterval, &state)
            let index = try self.device(device, .setInterval, state)
            state.devices[index].interval = wanted
            return wanted
        }
    }
}
