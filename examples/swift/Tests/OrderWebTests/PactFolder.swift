import Foundation

/// The folder `pacts` beside Package.swift.
let pactFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "pacts", directoryHint: .isDirectory)
