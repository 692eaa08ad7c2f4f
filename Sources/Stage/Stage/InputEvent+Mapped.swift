import Core
import Views

extension InputEvent {
    /// The same at another place.
    func mapped(_ place: (Point) -> Point) -> InputEvent {
        switch self {
        case .touchDown(let id, let point): .touchDown(id: id, at: place(point))
        case .touchMove(let id, let point): .touchMove(id: id, at: place(point))
        case .touchUp(let id, let point): .touchUp(id: id, at: place(point))
        case .touchCancel, .key, .text: self
        }
    }
}
