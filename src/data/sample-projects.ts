/** A project in `examples/`, and the file that pins the version of its library. */
export interface SampleProject {
  /** Its folder. */
  readonly id: string;
  /** Display name of the library. */
  readonly library: string;
  /** "run": its tests run against the library. "parsed": only its syntax is checked, for lack of a toolchain. */
  readonly check: 'run' | 'parsed';
  /** File that pins the version, relative to the repository; a lock file if there is one. */
  readonly file: string;
  /** Matches the version, as its only group. */
  readonly version: RegExp;
}

/** The projects, languages in the order of `sdks.ts`. */
export const sampleProjects: readonly SampleProject[] = [
  {
    id: 'javascript',
    library: 'Pact JS',
    check: 'run',
    file: 'package-lock.json',
    version: /"node_modules\/@pact-foundation\/pact": \{\s*"version": "([^"]+)"/,
  },
  {
    id: 'university',
    library: 'Pact JS',
    check: 'run',
    file: 'examples/university/message-pact-async/step1/package.json',
    version: /"@pact-foundation\/pact": "([^"]+)"/,
  },
  {
    id: 'java',
    library: 'Pact JVM',
    check: 'run',
    file: 'examples/java/pom.xml',
    version: /<groupId>au\.com\.dius\.pact\.consumer<\/groupId>\s*<artifactId>junit5<\/artifactId>\s*<version>([^<]+)</,
  },
  {
    id: 'kotlin',
    library: 'Pact JVM',
    check: 'run',
    file: 'examples/kotlin/pom.xml',
    version: /<groupId>au\.com\.dius\.pact\.consumer<\/groupId>\s*<artifactId>junit5<\/artifactId>\s*<version>([^<]+)</,
  },
  {
    id: 'go',
    library: 'Pact Go',
    check: 'run',
    file: 'examples/go/go.mod',
    version: /github\.com\/pact-foundation\/pact-go\/v2 v(\S+)/,
  },
  {
    id: 'python',
    library: 'Pact Python',
    check: 'run',
    file: 'examples/python/requirements.txt',
    version: /^pact-python==(\S+)/m,
  },
  {
    id: 'dotnet',
    library: 'PactNet',
    check: 'parsed',
    file: 'examples/dotnet/test/OrderWeb.Tests/OrderWeb.Tests.csproj',
    version: /Include="PactNet" Version="([^"]+)"/,
  },
  {
    id: 'ruby',
    library: 'Pact Ruby',
    check: 'parsed',
    file: 'examples/ruby/Gemfile',
    version: /gem ['"]pact['"], ['"]([^'"]+)['"]/,
  },
  {
    id: 'php',
    library: 'Pact PHP',
    check: 'parsed',
    file: 'examples/php/composer.json',
    version: /"pact-foundation\/pact-php": "([^"]+)"/,
  },
  {
    id: 'rust',
    library: 'pact_consumer',
    check: 'run',
    file: 'examples/rust/Cargo.lock',
    version: /name = "pact_consumer"\nversion = "([^"]+)"/,
  },
  {
    id: 'swift',
    library: 'PactSwift',
    check: 'parsed',
    file: 'examples/swift/Package.swift',
    version: /PactSwift(?:\.git)?",\s*exact: "([^"]+)"/,
  },
  {
    id: 'scala',
    library: 'pact4s',
    check: 'run',
    file: 'examples/scala/build.sbt',
    version: /"pact4s-[\w-]+" % "([\d.]+)"/,
  },
  {
    id: 'cpp',
    library: 'Pact C++',
    check: 'parsed',
    file: 'examples/cpp/conanfile.txt',
    version: /^pact_cpp_consumer\/([\d.]+)@/m,
  },
  {
    id: 'groovy',
    library: 'Pact JVM',
    check: 'run',
    file: 'examples/groovy/build.gradle',
    version: /au\.com\.dius\.pact\.consumer:groovy:([\d.]+)/,
  },
  {
    id: 'cli',
    library: 'the Pact CLI (npm package)',
    check: 'run',
    file: 'package-lock.json',
    version: /"node_modules\/@pact-foundation\/pact-cli": \{\s*"version": "([^"]+)"/,
  },
  {
    id: 'ci',
    library: 'the Pact CLI (npm package)',
    check: 'run',
    file: 'package-lock.json',
    version: /"node_modules\/@pact-foundation\/pact-cli": \{\s*"version": "([^"]+)"/,
  },
];
