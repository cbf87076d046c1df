/// Small picture files that tests write.
enum Pictures {
  /// 12 by 8 points, red.
  static let square =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"12\" height=\"8\">"
    + "<rect width=\"12\" height=\"8\" fill=\"#f00\"/></svg>"
}
