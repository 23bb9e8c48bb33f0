import Foundation

// #region helper-pact-folder
/// The folder `pacts` beside Package.swift.
let pactFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "pacts", directoryHint: .isDirectory)
// #endregion helper-pact-folder
