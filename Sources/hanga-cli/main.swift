import Foundation

exit(HangaCommand.run(Array(CommandLine.arguments.dropFirst())))
