import Foundation

CrashReport.install()
exit(HangaCommand.run(Array(CommandLine.arguments.dropFirst())))
