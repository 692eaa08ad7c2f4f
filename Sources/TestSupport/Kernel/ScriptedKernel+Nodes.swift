package import Cameras
package import Core
import Glibc

extension ScriptedKernel {
    package func nodes() throws(SystemError) -> [VideoNode] {
        try run { (state) throws(SystemError) in
            try enter(.nodes, &state)
            return state.devices.filter { !$0.isGone }.map(\.camera.node)
        }
    }

    package func node(at path: String) -> VideoNode? {
        state.withLock { $0.devices.first { !$0.isGone && $0.camera.node.path == path }?.camera.node }
    }

    package func open(_ path: String) throws(SystemError) -> Int32 {
        try run { (state) throws(SystemError) in
            try enter(.open, &state)
            guard let index = state.devices.lastIndex(where: { !$0.isGone && $0.camera.node.path == path }) else {
                throw SystemError("open", path, errno: ENOENT)
            }
            state.nextDescriptor += 1
            state.open[state.nextDescriptor] = index
            state.devices[index].descriptors.insert(state.nextDescriptor)
            return state.nextDescriptor
        }
    }

    package func close(_ device: Int32) throws(SystemError) {
        try run { (state) throws(SystemError) in
            if state.watches.remove(device) != nil { return }
            try enter(.close, &state)
            guard let index = state.open.removeValue(forKey: device) else {
                throw SystemError("close", errno: EBADF)
            }
            state.devices[index].descriptors.remove(device)
        }
    }

    package func capability(_ device: Int32) throws(SystemError) -> VideoCapability {
        try run { (state) throws(SystemError) in
            try enter(.capability, &state)
            return state.devices[try self.device(device, .capability, state)].camera.capability
        }
    }

    package func watchNodes() throws(SystemError) -> Int32 {
        try run { (state) throws(SystemError) in
            try enter(.watchNodes, &state)
            state.nextDescriptor += 1
            state.watches.insert(state.nextDescriptor)
            return state.nextDescriptor
        }
    }

    package func hasNewNodes(_ watch: Int32) throws(SystemError) -> Bool {
        try run { (state) throws(SystemError) in
            try enter(.hasNewNodes, &state)
            defer { state.hasNews = false }
            return state.hasNews
        }
    }
}
