import Foundation
import SwiftUI

/// `UserDefaults.standard`, in the place of Foundation's own: the program's, if they are kept apart.
@_silgen_name("$s10Foundation12UserDefaultsC8standardACvgZ")
package func standardDefaults() -> UserDefaults { ProcessDefaults.standardDefaults }

/// `UserDefaults(suiteName:)`, likewise.
@_silgen_name("$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC")
package func namedDefaults(_ suite: String?) -> UserDefaults? { ProcessDefaults.named(suite) }
