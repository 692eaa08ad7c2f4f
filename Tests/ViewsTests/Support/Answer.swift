import Core

@testable import Views

/// What a view answers to a proposal, without any screen.
@MainActor enum Answer {
    static func of(_ view: any View, to proposal: Proposal) -> Size {
        let pass = Pass(stale: StaleFlag(), ruler: TextRuler(measurer: FixedMeasurer()))
        pass.begin()
        let scope = Scope()
        scope.enter(pass.number)
        var environment = EnvironmentValues()
        environment.font = .system(size: 20)
        let context = BuildContext(pass: pass, scope: scope, environment: environment)
        return context.buildOne(AnyView(erasing: view)).size(for: proposal)
    }
}
