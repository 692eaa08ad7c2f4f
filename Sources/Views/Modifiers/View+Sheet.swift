extension View {
    /// Shows a panel above everything while the binding is true. The panel's views close it with `dismiss()`.
    ///
    /// Text in the panel begins with the look's own font, weight, colour and alignment and without a line limit, whatever
    /// is set around this view; the language, the direction of reading, the text's scale, reduced motion, the tint and
    /// values of yours are those of this view. However this view leaves, its panel fades out.
    ///
    /// A panel may show another one. Sixteen are shown at one time, in the order in which they were asked for, and what is
    /// asked for beyond waits until one of them has gone: a panel that shows itself ends there, and nothing tells of it.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some View {
        ContextView(self) { context in
            // A level of its own, so that two sheets of one view do not share what they remember.
            context = context.child(.content)
            guard context.evaluation.watched({ isPresented.wrappedValue }) else { return }
            let inner = context.child(.sheet)
            let pass = context.pass
            inner.scope.onRemoval = { [unowned pass] _ in
                if let onDismiss { pass.actions.append(onDismiss) }
            }
            context.pass.sheets.append(
                SheetRequest(
                    context: inner, dismiss: { isPresented.wrappedValue = false },
                    build: { place in
                        let (view, inner) = place.evaluated(by: Content.self) { content() }
                        return inner.buildOne(view)
                    }))
        }
    }
}
