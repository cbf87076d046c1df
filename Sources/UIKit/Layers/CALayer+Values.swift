import Foundation
import HangaGeometry

extension CALayer {
  /// The value that an animation starts from where it says none.
  package func value(of keyPath: String) -> LayerValue? {
    switch keyPath {
    case "opacity": .number(CGFloat(opacity))
    case "position": .point(position)
    case "position.x": .number(position.x)
    case "position.y": .number(position.y)
    case "bounds": .rect(bounds)
    case "bounds.size": .size(bounds.size)
    case "cornerRadius": .number(cornerRadius)
    case "borderWidth": .number(borderWidth)
    case "borderColor": LayerValue(borderColor)
    case "backgroundColor": LayerValue(backgroundColor)
    case "shadowOpacity": .number(CGFloat(shadowOpacity))
    case "shadowRadius": .number(shadowRadius)
    case "transform": .transform(transform)
    case "transform.scale", "transform.scale.x", "transform.scale.y": .number(1)
    case "transform.rotation", "transform.rotation.z", "transform.rotation.x",
      "transform.rotation.y", "transform.translation.x", "transform.translation.y":
      .number(0)
    case "strokeEnd": ((self as? CAShapeLayer)?.strokeEnd).map { .number($0) }
    case "strokeStart": ((self as? CAShapeLayer)?.strokeStart).map { .number($0) }
    case "lineWidth": ((self as? CAShapeLayer)?.lineWidth).map { .number($0) }
    case "lineDashPhase": ((self as? CAShapeLayer)?.lineDashPhase).map { .number($0) }
    case "fillColor": LayerValue((self as? CAShapeLayer)?.fillColor)
    case "strokeColor": LayerValue((self as? CAShapeLayer)?.strokeColor)
    case "path": LayerValue((self as? CAShapeLayer)?.path)
    case "colors": LayerValue((self as? CAGradientLayer)?.colors as? [CGColor])
    case "locations": LayerValue((self as? CAGradientLayer)?.locations)
    case "startPoint": ((self as? CAGradientLayer)?.startPoint).map { .point($0) }
    case "endPoint": ((self as? CAGradientLayer)?.endPoint).map { .point($0) }
    default: nil
    }
  }

  /// Takes on what animations say.
  package func take(_ value: LayerValue, for keyPath: String) {
    switch (keyPath, value) {
    case ("opacity", .number(let v)): opacity = Float(v)
    case ("position", .point(let v)): position = v
    case ("position.x", .number(let v)): position.x = v
    case ("position.y", .number(let v)): position.y = v
    case ("bounds", .rect(let v)): bounds = v
    case ("bounds.size", .size(let v)): bounds.size = v
    case ("cornerRadius", .number(let v)): cornerRadius = v
    case ("borderWidth", .number(let v)): borderWidth = v
    case ("borderColor", .color(let v)): borderColor = v
    case ("backgroundColor", .color(let v)): backgroundColor = v
    case ("shadowOpacity", .number(let v)): shadowOpacity = Float(v)
    case ("shadowRadius", .number(let v)): shadowRadius = v
    case ("transform", .transform(let v)): transform = v
    case ("transform.scale", .number(let v)): transform = CATransform3DScale(transform, v, v, 1)
    case ("transform.scale.x", .number(let v)): transform = CATransform3DScale(transform, v, 1, 1)
    case ("transform.scale.y", .number(let v)): transform = CATransform3DScale(transform, 1, v, 1)
    case ("transform.rotation", .number(let v)), ("transform.rotation.z", .number(let v)):
      transform = CATransform3DRotate(transform, v, 0, 0, 1)
    case ("transform.rotation.x", .number(let v)):
      transform = CATransform3DRotate(transform, v, 1, 0, 0)
    case ("transform.rotation.y", .number(let v)):
      transform = CATransform3DRotate(transform, v, 0, 1, 0)
    case ("transform.translation.x", .number(let v)):
      transform = CATransform3DTranslate(transform, v, 0, 0)
    case ("transform.translation.y", .number(let v)):
      transform = CATransform3DTranslate(transform, 0, v, 0)
    default:
      (self as? CAShapeLayer)?.takeShape(value, keyPath)
      (self as? CAGradientLayer)?.takeGradient(value, keyPath)
    }
  }

  /// What shows `time` seconds into the scene, while `body` runs.
  package func presenting<R>(at time: Double, _ body: () -> R) -> R {
    guard !motions.isEmpty else { return body() }
    var before: [(String, LayerValue)] = []
    isPresenting = true
    defer { isPresenting = false }
    let callbacks = delegate
    delegate = nil
    let outer = detach()
    let usual = transform
    for entry in motions {
      guard let share = entry.motion.progress(at: time - entry.start, start: entry.start) else {
        continue
      }
      for (path, value) in entry.motion.values(at: share, of: self).sorted(by: { $0.key < $1.key })
      {
        if !path.hasPrefix("transform"), let own = self.value(of: path) {
          before.append((path, own))
        }
        take(value, for: path)
      }
    }
    let result = body()
    for (path, value) in before.reversed() { take(value, for: path) }
    transform = usual
    attach(outer)
    delegate = callbacks
    return result
  }
}

extension CAShapeLayer {
  fileprivate func takeShape(_ value: LayerValue, _ keyPath: String) {
    switch (keyPath, value) {
    case ("strokeEnd", .number(let v)): strokeEnd = v
    case ("strokeStart", .number(let v)): strokeStart = v
    case ("lineWidth", .number(let v)): lineWidth = v
    case ("lineDashPhase", .number(let v)): lineDashPhase = v
    case ("fillColor", .color(let v)): fillColor = v
    case ("strokeColor", .color(let v)): strokeColor = v
    case ("path", .path(let v)): path = v
    default: return
    }
  }
}

extension CAGradientLayer {
  fileprivate func takeGradient(_ value: LayerValue, _ keyPath: String) {
    switch (keyPath, value) {
    case ("colors", .colors(let v)): colors = v
    case ("locations", .numbers(let v)): locations = v.map { NSNumber(value: Double($0)) }
    case ("startPoint", .point(let v)): startPoint = v
    case ("endPoint", .point(let v)): endPoint = v
    default: return
    }
  }
}
