// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "OrderShop",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/surpher/PactSwift.git", exact: "1.2.0"),
        // PactSwift 1.2.0 asks for version 0.5.0 of this, which has a branch but no tag.
        .package(
            url: "https://github.com/surpher/PactSwiftMockServer.git",
            revision: "52df1915c4a1e702484bbdd9f41eb4fb915ba17f"
        ),
        .package(url: "https://github.com/vapor/vapor.git", exact: "4.122.0"),
    ],
    targets: [
        .target(name: "OrderWeb"),
        .testTarget(
            name: "OrderWebTests",
            dependencies: ["OrderWeb", .product(name: "PactSwift", package: "PactSwift")]
        ),
        .target(
            name: "OrderApi",
            dependencies: [.product(name: "Vapor", package: "vapor")]
        ),
        .testTarget(
            name: "OrderApiTests",
            dependencies: ["OrderApi", .product(name: "PactSwift", package: "PactSwift")]
        ),
    ],
    swiftLanguageModes: [.v5]
)
