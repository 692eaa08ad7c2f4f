import Core

/// Who gets a touch, and what becomes of it: a tap, a long press, a drag, or with a second finger a pinch.
///
/// It follows one gesture at a time. What a finger went down on acts if the finger is lifted there; a second finger makes
/// the first one's tap and long press void. The tracker calls nobody: what is to be done comes back.
@MainActor struct TouchTracker {
    private var finger: Finger?
    private var pinch: Pinch?

    /// Whether time alone may make something happen.
    var isWaiting: Bool { finger?.press != nil }

    mutating func handle(_ event: InputEvent, on field: TouchField, now: Instant) -> TouchEffects {
        var effects = advance(to: now, on: field)
        switch event {
        case .touchDown(let id, let point): down(id, point, field, now, &effects)
        case .touchMove(let id, let point): move(id, point, field, now, &effects)
        case .touchUp(let id, let point):
            move(id, point, field, now, &effects)
            lift(id, field, now, &effects)
        case .touchCancel(let id): cancel(id, now, &effects)
        case .key, .text: break
        }
        return effects
    }

    /// A long press whose time has come acts while the finger is still down, and the finger means nothing more.
    mutating func advance(to now: Instant, on field: TouchField) -> TouchEffects {
        var effects = TouchEffects()
        guard let press = finger?.press else { return effects }
        guard field.isInReach(press), field.isShown(press), let duration = press.longPress?.duration else {
            finger?.press = nil
            return effects
        }
        guard let began = finger?.began, now - began >= duration else { return effects }
        endTap(now, &effects)
        finger = nil
        effects.calls.append(press.action)
        return effects
    }

    private mutating func down(
        _ id: Int64, _ point: Point, _ field: TouchField, _ now: Instant, _ effects: inout TouchEffects
    ) {
        // A finger that comes down twice was lifted unheard.
        cancel(id, now, &effects)
        forgetUnreachable(field, now, &effects)
        guard pinch == nil else { return }
        guard finger == nil else { return join(id, point, field, now, &effects) }
        guard let hit = field.interaction(at: point) else { return }
        let new = Finger(id, at: point, now, on: hit, in: field)
        guard new.isOfUse else { return }
        finger = new
        if let tap = new.tap {
            tap.press(true, at: now)
            effects.isVisible = true
        }
        if let drag = new.drag, drag.threshold <= 0 { move(id, point, field, now, &effects) }
    }

    /// Fingers that rest where a view has gone, or behind a sheet, hinder none on what is there now.
    private mutating func forgetUnreachable(_ field: TouchField, _ now: Instant, _ effects: inout TouchEffects) {
        if let pinch, !field.isInReach(pinch.interaction) { endPinch(&effects) }
        if let tap = finger?.tap, !field.isInReach(tap) { endTap(now, &effects) }
        if let press = finger?.press, !field.isInReach(press) { finger?.press = nil }
        if let drag = finger?.drag, !field.isInReach(drag.interaction) { endDrag(&effects) }
        if let pinch = finger?.pinch, !field.isInReach(pinch) { finger?.pinch = nil }
        if finger?.isOfUse == false { finger = nil }
    }

    /// A second finger.
    private mutating func join(
        _ id: Int64, _ point: Point, _ field: TouchField, _ now: Instant, _ effects: inout TouchEffects
    ) {
        endTap(now, &effects)
        finger?.press = nil
        if let first = finger, let interaction = first.pinch, field.isInReach(interaction),
            field.interaction(at: point)?.chain.contains(where: { $0 === interaction }) == true
        {
            endDrag(&effects)
            finger = nil
            pinch = Pinch(interaction, first, id, at: point)
        } else if finger?.drag == nil {
            finger = nil
        }
    }

    private mutating func move(
        _ id: Int64, _ point: Point, _ field: TouchField, _ now: Instant, _ effects: inout TouchEffects
    ) {
        if pinch?.contains(id) == true { return spread(id, point, field, &effects) }
        guard finger?.id == id else { return }
        finger?.point = point
        if let tap = finger?.tap, !field.isOn(tap, point) { endTap(now, &effects) }
        let distance = finger?.start.distance(to: point) ?? 0
        if let press = finger?.press?.longPress, distance > press.distance { finger?.press = nil }
        if let drag = finger?.drag {
            if !field.isInReach(drag.interaction) {
                endDrag(&effects)
            } else if drag.hasBegun || distance >= drag.threshold {
                endTap(now, &effects)
                finger?.press = nil
                finger?.drag?.hasBegun = true
                if let gesture = drag.interaction.drag {
                    let value = drag.value(at: point)
                    effects.calls.append { gesture.change(value) }
                }
            }
        }
        if finger?.isOfUse == false { finger = nil }
    }

    /// One of two fingers has moved.
    private mutating func spread(_ id: Int64, _ point: Point, _ field: TouchField, _ effects: inout TouchEffects) {
        guard let interaction = pinch?.interaction, field.isInReach(interaction) else { return endPinch(&effects) }
        guard pinch?.move(id, to: point) == true, let scale = pinch?.scale, let gesture = interaction.magnification
        else { return }
        effects.calls.append { gesture.change(scale) }
    }

    private mutating func lift(_ id: Int64, _ field: TouchField, _ now: Instant, _ effects: inout TouchEffects) {
        if let ended = pinch, ended.contains(id) {
            pinch = nil
            if let rest = ended.other(than: id) {
                finger = Finger(rest.id, at: rest.point, now, pinching: ended.interaction)
            }
            if ended.hasBegun, let gesture = ended.interaction.magnification {
                effects.calls.append { gesture.end(ended.scale) }
            }
            return
        }
        guard let lifted = finger, lifted.id == id else { return }
        endTap(now, &effects)
        finger = nil
        if let drag = lifted.drag, drag.hasBegun {
            if let gesture = drag.interaction.drag {
                let value = drag.value(at: lifted.point)
                effects.calls.append { gesture.end(value) }
            }
        } else if let tap = lifted.tap, field.isInReach(tap) {
            effects.calls.append(tap.action)
        }
    }

    private mutating func cancel(_ id: Int64, _ now: Instant, _ effects: inout TouchEffects) {
        if pinch?.contains(id) == true { return endPinch(&effects) }
        guard finger?.id == id else { return }
        endTap(now, &effects)
        endDrag(&effects)
        finger = nil
    }

    /// The finger will not tap.
    private mutating func endTap(_ now: Instant, _ effects: inout TouchEffects) {
        guard let tap = finger?.tap else { return }
        tap.press(false, at: now)
        finger?.tap = nil
        effects.isVisible = true
    }

    /// The drag is void, and told so if it had begun.
    private mutating func endDrag(_ effects: inout TouchEffects) {
        guard let drag = finger?.drag else { return }
        finger?.drag = nil
        if drag.hasBegun, drag.interaction.isAlive, let gesture = drag.interaction.drag {
            effects.calls.append(gesture.cancel)
        }
    }

    /// The pinch is void, and told so if it had begun.
    private mutating func endPinch(_ effects: inout TouchEffects) {
        guard let ended = pinch else { return }
        pinch = nil
        if ended.hasBegun, ended.interaction.isAlive, let gesture = ended.interaction.magnification {
            effects.calls.append(gesture.cancel)
        }
    }
}
