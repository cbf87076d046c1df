import SwiftUI
#Preview("P62") { ProgressBar(radius: .infinity) }
#Preview("P67") { ProgressBar(radius: 0) }
