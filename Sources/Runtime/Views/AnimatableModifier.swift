import HangaGeometry

/// A modifier whose body follows an animated value; `ViewModifier` with `Animatable` does the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}
