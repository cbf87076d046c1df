import CHarfBuzz
import Foundation
import HangaDrawing
import HangaTypesetting

/// Shapes one item and appends its clusters in reading order.
struct ItemShaper {
  let buffer: OpaquePointer
  let request: ShapingRequest
  let units: [UInt16]
  let item: Itemizer.Item
  let chain: FontChain

  private var link: FontChain.Link { chain.links[item.link] }

  /// The em size in points, and the stretch of its width.
  private var size: Double {
    Double(request.font.size) * (item.isSmallCapital ? SystemFontMetrics.smallCapScale : 1)
  }
  private var widthFactor: Double { item.link == 0 ? max(1 + Double(request.font.width), 0.1) : 1 }

  func append(to run: inout ShapedRun) {
    run.typefaces.append(
      .init(
        face: link.face, size: size * widthFactor,
        verticalScale: Double(link.verticalScale) / widthFactor, isColored: link.isColored))
    shapeBuffer()
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    collectClusters(
      UnsafeBufferPointer(start: infos, count: Int(count)),
      UnsafeBufferPointer(start: positions, count: Int(count)), into: &run)
  }

  private func shapeBuffer() {
    hb_buffer_clear_contents(buffer)
    units.withUnsafeBufferPointer { text in
      hb_buffer_add_utf16(
        buffer, text.baseAddress, Int32(text.count), UInt32(item.range.lowerBound),
        Int32(item.range.count))
    }
    hb_buffer_set_direction(buffer, request.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, item.script)
    hb_buffer_set_language(buffer, hb_language_from_string(request.localeIdentifier, -1))
    var features = features
    hb_shape(link.font.pointer, buffer, &features, UInt32(features.count))
  }

  private var features: [hb_feature_t] {
    var features: [hb_feature_t] = []
    func set(_ tag: String, _ value: UInt32) {
      features.append(
        hb_feature_t(
          tag: hb_tag_from_string(tag, -1), value: value, start: 0, end: UInt32.max))
    }
    // Inter's contextual forms make arrows of "->" and the like, which the system font does not.
    if link.fitting != .none { set("calt", 0) }
    if !link.usesKerning { set("kern", 0) }
    if !request.allowsLigatures {
      set("liga", 0)
      set("clig", 0)
    }
    if request.font.hasMonospacedDigits { set("tnum", 1) }
    return features
  }

  /// Glyphs come from left to right; those of one cluster lie together.
  private func collectClusters(
    _ infos: UnsafeBufferPointer<hb_glyph_info_t>,
    _ positions: UnsafeBufferPointer<hb_glyph_position_t>, into run: inout ShapedRun
  ) {
    let factor = size * widthFactor / link.font.unitsPerEm
    let verticalFactor = size / link.font.unitsPerEm
    let typeface = run.typefaces.count - 1
    let firstCluster = run.clusters.count
    var index = 0
    while index < infos.count {
      let start = Int(infos[index].cluster)
      let firstGlyph = run.glyphs.count
      var pen: Int32 = 0
      while index < infos.count, Int(infos[index].cluster) == start {
        let position = positions[index]
        run.glyphs.append(
          .init(
            id: infos[index].codepoint, x: Double(pen + position.x_offset) * factor,
            y: -Double(position.y_offset) * verticalFactor))
        pen += position.x_advance
        index += 1
      }
      run.clusters.append(
        .init(
          units: start..<start, advance: Double(pen) * factor, typeface: typeface,
          glyphs: firstGlyph..<run.glyphs.count))
    }
    if request.isRightToLeft { run.clusters[firstCluster...].reverse() }
    finishClusters(from: firstCluster, &run)
  }

  /// Each cluster ends where the next begins; then the tracking of its characters is known.
  private func finishClusters(from first: Int, _ run: inout ShapedRun) {
    for index in first..<run.clusters.count {
      let next = index + 1
      let end =
        next < run.clusters.count
        ? run.clusters[next].units.lowerBound : item.range.upperBound
      let start = run.clusters[index].units.lowerBound
      run.clusters[index].units = start..<max(end, start)
      // Marks and other characters without width stay so.
      if run.clusters[index].advance > 0 {
        run.clusters[index].advance += tracking(of: units[start]) * widthFactor
      }
    }
  }

  private func tracking(of unit: UInt16) -> Double {
    let characterClass = InterCalibration.characterClass(of: unit)
    switch link.fitting {
    case .interText, .interDisplay:
      return InterCalibration.tracking(characterClass, font: request.font, size: size)
    case .interRounded:
      return InterCalibration.roundedTracking(characterClass, font: request.font, size: size)
    case .none: return 0
    }
  }
}
