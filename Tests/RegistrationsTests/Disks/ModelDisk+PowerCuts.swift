extension ModelDisk {
    /// What the disk may hold when the power goes at a moment: every choice of the unsynced where they are few, and
    /// otherwise none, all, each one alone, each one missing, and every beginning. Then the same with lost bytes as
    /// zeros.
    func powerCuts(at moment: Moment) -> [ModelDisk] {
        choices(of: moment.pending.count).flatMap { chosen in
            var lost = moment.durable
            var blank = moment.durable
            var blanks = false
            for (index, change) in moment.pending.enumerated() {
                if chosen.contains(index) {
                    lost.apply(change)
                    blank.apply(change)
                } else if case .write = change {
                    blank.blank(change)
                    blanks = true
                }
            }
            return (blanks ? [lost, blank] : [lost]).map { ModelDisk($0, directories: directories) }
        }
    }

    private func choices(of count: Int) -> Set<Set<Int>> {
        let all = Set(0..<count)
        if count <= 4 {
            return Set((0..<(1 << count)).map { bits in all.filter { bits & (1 << $0) != 0 } })
        }
        var choices: Set<Set<Int>> = [[], all]
        for index in 0..<count {
            choices.formUnion([[index], all.subtracting([index]), Set(0..<index)])
        }
        return choices
    }
}
