/// The calls of a `VideoKernel`, to be refused or held up by name.
package enum KernelCall: String, Hashable, Sendable, CaseIterable {
    case nodes, open, close, capability, format, sizes, rates, setFormat, setInterval, requestBuffers, buffer, map,
        unmap, queue, dequeue, startStreaming, stopStreaming, control, menuItem, value, setValue, subscribe, event,
        wait,
        watchNodes, hasNewNodes
}
