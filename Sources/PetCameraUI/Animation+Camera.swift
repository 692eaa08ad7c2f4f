import Views

extension Animation {
    /// Seconds between pictures for the sake of what lies over the camera's: a little more than those of a camera take,
    /// so that all of it moves with them. Others between them would double the work of a board.
    private static let interval = 0.04

    /// The look's time for what appears, goes and changes its colour.
    static let overCamera = Animation.easeInOut(duration: 0.3).minimumInterval(interval)

    /// Of what follows the animal.
    static let followingAnimal = Animation.spring(response: 0.15, dampingFraction: 0.9).minimumInterval(interval)
}
