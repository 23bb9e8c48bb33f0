// cspell:words Dartifact Dincludes Dplugin EBADENGINE ERESOLVE eresolve gover gradlew javac mocharc modload pactswiftmockserver swiftpm
import type {Family} from './types';

const jvm = (path: string) => `pact-foundation/pact-jvm@4_7_5:${path}`;
const ruby = (path: string) => `pact-foundation/pact-ruby@v2.0.2:lib/pact/${path}`;
const rust = (path: string) => `crates:pact_consumer@1.4.11:${path}`;
const cpp = 'pact-foundation/pact-cplusplus@pact-cpp-consumer-v0.1.0:consumer/src/consumer.cpp';

const jsMessages = 'examples/javascript/messages';
const pythonMessages = 'examples/python/tests/problems/messages';
const rustMessages = 'examples/rust/tests/problems/messages';

const jsFrameworks = '/implementation_guides/javascript/docs/test_frameworks';
const jsTo16 = '/implementation_guides/javascript/docs/migrations/16';
const jsTo17 = '/implementation_guides/javascript/docs/migrations/17';
const jvmHelp = '/implementation_guides/jvm/docs/troubleshooting';
const jvmUpgrading = '/implementation_guides/jvm/docs/upgrading';
const goMigration = '/implementation_guides/go/migration';
const pythonHelp = '/implementation_guides/python/docs/troubleshooting';
const rubyHelp = '/implementation_guides/ruby/troubleshooting';
const rustHelp = '/implementation_guides/rust/troubleshooting';
const cppHelp = '/implementation_guides/cpp/troubleshooting';

/** What compilers, package managers and test runners say where Pact is the reason. */
export const builds: Family = {
  id: 'builds',
  title: 'Builds and test runners',
  problems: [
    {
      id: 'es-module',
      title: 'Jest or Node.js cannot load Pact JS: `Cannot use import statement outside a module`',
      messages: [
        {
          slug: 'platform-import-outside-module',
          tool: 'platform',
          text: 'SyntaxError: Cannot use import statement outside a module',
          source: 'npm:@pact-foundation/pact@17.1.0:package.json',
        },
        {
          slug: 'platform-jest-unexpected-token',
          tool: 'platform',
          text: `Jest encountered an unexpected token

Jest failed to parse a file. This happens e.g. when your code or its dependencies use non-standard JavaScript syntax`,
          source: 'npm:@jest/transform@30.5.2:build/index.js',
        },
        {
          slug: 'platform-require-of-es-module',
          tool: 'platform',
          text: 'Error [ERR_REQUIRE_ESM]: require() of ES Module {path} from {importer}/node_modules/@pact-foundation/pact/{file} not supported.',
          source: 'npm:@pact-foundation/pact@17.1.1:package.json',
        },
      ],
      cause:
        'Pact JS is CommonJS, and a package below it is an ES module only. In 16.5.0 and 17.1.0 that is `https-proxy-agent` 9, which Jest cannot parse; in 17.1.0 and 17.1.1 also `chalk` 6, which Node.js 22.0 to 22.11 cannot `require`. If the path in the message is one of your own files, it is not Pact: TypeScript or `import` reaches Jest untransformed.',
      fixes: [
        {
          sdks: ['javascript'],
          words:
            'Take a release with the older packages, 17.1.2 or later. For your own files, let Jest transform them: `@swc/jest` does, see [the configuration](/implementation_guides/javascript/docs/test_frameworks#jest).',
          code: {language: 'bash', text: 'npm install --save-dev @pact-foundation/pact@^17.1.4'},
        },
      ],
      verify: {
        words: '`https-proxy-agent` below `@pact-foundation/pact` is of version 7, `chalk` of 4.',
        command: 'npm ls https-proxy-agent chalk',
      },
      more: [
        {page: `${jsTo17}#troubleshooting`, title: 'Migrating from 16 to 17'},
        {page: `${jsFrameworks}#jest`, title: 'Jest'},
      ],
    },
    {
      id: 'older-names',
      title: 'The code is for an older major version: `is not a constructor`, `cannot import name`',
      messages: [
        {
          slug: 'js-mock-service-missing',
          tool: 'pact-js',
          text: "TypeError: Cannot read properties of undefined (reading 'baseUrl')",
          source: 'npm:@pact-foundation/pact@17.1.4:src/index.js',
          provoked: `${jsMessages}/mock-service-missing.txt`,
        },
        {
          slug: 'js-verify-missing',
          tool: 'pact-js',
          text: 'TypeError: {name}.verify is not a function',
          source: 'npm:@pact-foundation/pact@17.1.4:src/index.js',
          provoked: `${jsMessages}/verify-missing.txt`,
        },
        {
          slug: 'js-something-like-missing',
          tool: 'pact-js',
          text: 'TypeError: Matchers.somethingLike is not a function',
          source: 'npm:@pact-foundation/pact@17.1.4:src/index.js',
          provoked: `${jsMessages}/something-like-missing.txt`,
        },
        {
          slug: 'js-publisher-missing',
          tool: 'pact-js',
          text: 'TypeError: Publisher is not a constructor',
          source: 'npm:@pact-foundation/pact@17.1.4:src/index.js',
          provoked: `${jsMessages}/publisher-missing.txt`,
        },
        {
          slug: 'python-import-consumer',
          tool: 'pact-python',
          text: "ImportError: cannot import name 'Consumer' from 'pact'",
          source: 'pypi:pact-python@4.2.0:pact/__init__.py',
          provoked: `${pythonMessages}/import-consumer.txt`,
        },
        {
          slug: 'python-import-matchers',
          tool: 'pact-python',
          text: "ModuleNotFoundError: No module named 'pact.matchers'",
          source: 'pypi:pact-python@4.2.0:pact/__init__.py',
          provoked: `${pythonMessages}/import-matchers.txt`,
        },
        {
          slug: 'python-import-v2',
          tool: 'pact-python',
          text: "ModuleNotFoundError: No module named 'pact.v2'",
          source: 'pypi:pact-python@4.2.0:pact/__init__.py',
          provoked: `${pythonMessages}/import-v2.txt`,
        },
        {
          slug: 'python-import-v3',
          tool: 'pact-python',
          text: "ModuleNotFoundError: No module named 'pact.v3'",
          source: 'pypi:pact-python@4.2.0:pact/__init__.py',
          provoked: `${pythonMessages}/import-v3.txt`,
        },
        {
          slug: 'go-package-dsl-missing',
          tool: 'pact-go',
          text: 'no required module provides package github.com/pact-foundation/pact-go/dsl; to add it:',
          source: 'golang/go@go1.26.8:src/cmd/go/internal/modload/import.go',
        },
        {
          slug: 'net-using-native-backend',
          tool: 'pact-net',
          text: "does not contain a definition for 'UsingNativeBackend' and no accessible extension method 'UsingNativeBackend' accepting a first argument of type",
          source: 'pact-foundation/pact-net@5.0.1:src/PactNet/PactExtensions.cs',
        },
      ],
      cause:
        'The test uses names of an earlier major version, as many samples on the web do. Pact JS 16 gave `Pact` and `Matchers` another meaning and has no `Publisher` since 10; Pact Python 4 has neither the classes of versions 1 and 2 nor `pact.v2` and `pact.v3`; Pact Go 2 has another module path; PactNet 5 has other names for the start of a pact.',
      fixes: [
        {
          sdks: ['javascript'],
          words:
            'Keep old tests running under their new names, and rewrite them one by one. Publish by the `pact` command.',
          code: {
            language: 'diff',
            text: `-import {Matchers, Pact} from '@pact-foundation/pact';
+import {MatchersV2 as Matchers, PactV2 as Pact} from '@pact-foundation/pact';`,
          },
        },
        {
          sdks: ['python'],
          words:
            'Rewrite the test; `pact.v3` needs the import only. Until then, version 3.4.1 has the old interface as `pact.v2`, with the extra `compat-v2`.',
          code: {
            language: 'diff',
            text: `-from pact import Consumer, Like, Provider
-pact = Consumer("OrderWeb").has_pact_with(Provider("OrderApi"))
+from pact import Pact, match
+pact = Pact("OrderWeb", "OrderApi")`,
          },
        },
        {
          sdks: ['go'],
          words: 'Import version 2, whose path ends in `/v2`, and move the test to it.',
          code: {
            language: 'diff',
            text: ` import (
-	"github.com/pact-foundation/pact-go/dsl"
+	"github.com/pact-foundation/pact-go/v2/consumer"
+	"github.com/pact-foundation/pact-go/v2/matchers"
 )`,
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Use the new names; messages have `WithMessageInteractions()`.',
          code: {
            language: 'diff',
            text: `-_pact = Pact.V3("OrderWeb", "OrderApi", config).UsingNativeBackend();
+_pact = Pact.V3("OrderWeb", "OrderApi", config).WithHttpInteractions();`,
          },
        },
      ],
      verify: {words: 'The test loads, and the pact that it writes differs from the old one only where you meant it.'},
      more: [
        {page: '/help/upgrade', title: 'Plan an upgrade'},
        {page: jsTo16, title: 'Pact JS 16'},
        {page: '/implementation_guides/python/migration', title: 'Pact Python'},
        {page: goMigration, title: 'Pact Go 2'},
        {page: '/implementation_guides/net/docs/upgrading-to-5', title: 'PactNet 5'},
      ],
    },
    {
      id: 'runtime-too-old',
      title: 'The language is too old: `UnsupportedClassVersionError`, `requires go >=`, `EBADENGINE`',
      messages: [
        {
          slug: 'platform-java-class-version',
          tool: 'platform',
          text: 'java.lang.UnsupportedClassVersionError: au/com/dius/pact/{class} has been compiled by a more recent version of the Java Runtime (class file version 61.0)',
          source: jvm('buildSrc/src/main/groovy/au.com.dius.pact.kotlin-common-conventions.gradle'),
        },
        {
          slug: 'platform-javac-wrong-version',
          tool: 'platform',
          text: `bad class file: {path}
class file has wrong version 61.0, should be {version}`,
          source: jvm('buildSrc/src/main/groovy/au.com.dius.pact.kotlin-common-conventions.gradle'),
        },
        {
          slug: 'platform-npm-bad-engine',
          tool: 'platform',
          text: `npm warn EBADENGINE Unsupported engine
npm warn EBADENGINE package: '@pact-foundation/pact@{version}',
npm warn EBADENGINE required: {engine}`,
          source: 'npm:npm-install-checks@8.0.0:lib/index.js',
        },
        {
          slug: 'platform-go-too-old',
          tool: 'platform',
          text: 'github.com/pact-foundation/pact-go/v2@{version} requires go >= {required} (running go {running}',
          source: 'golang/go@go1.26.8:src/cmd/go/internal/gover/toolchain.go',
        },
      ],
      cause:
        'The runtime of the tests is older than the library asks for: JDK 17 for Pact JVM 4.6 and 4.7 (class files of 61), Node.js 22 for Pact JS 17, Go 1.25 for Pact Go 2.4.3 and later, Python 3.11 for Pact Python 4. Editor, build tool and pipeline may each have another one.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy', 'scala'],
          words:
            'Run the tests on JDK 17; the code under test may stay on an older one. With Gradle, set the toolchain. For JDK 11, stay on Pact JVM 4.5.14.',
          code: {
            language: 'diff',
            text: ` java {
     toolchain {
-        languageVersion = JavaLanguageVersion.of(11)
+        languageVersion = JavaLanguageVersion.of(17)
     }
 }`,
          },
        },
        {
          sdks: ['javascript'],
          words: 'Raise Node.js in `.nvmrc`, images and workflows. If you cannot, stay on Pact JS 16.',
          code: {
            language: 'diff',
            text: ` - uses: actions/setup-node@v4
   with:
-    node-version: 20
+    node-version: 22`,
          },
        },
        {
          sdks: ['go'],
          words: 'Let Go fetch the newer toolchain, or install it.',
          code: {language: 'bash', text: 'go get go@1.25.0 github.com/pact-foundation/pact-go/v2@v2.7.0'},
        },
      ],
      verify: {
        words: 'Ask in the job that failed: the version is at least the one in the message.',
        command: 'java -version; node --version; go version; python --version',
      },
      more: [
        {page: `${jvmHelp}#unsupported-class-version`, title: 'Pact JVM'},
        {page: '/implementation_guides/jvm/changelog#lines', title: 'Lines of Pact JVM'},
        {page: `${jsTo17}#upgrade`, title: 'Pact JS'},
        {page: `${pythonHelp}#no-matching-distribution`, title: 'Pact Python'},
      ],
    },
    {
      id: 'mixed-jvm-versions',
      title: '`NoSuchMethodError` and `NoClassDefFoundError` in Pact JVM',
      messages: [
        {
          slug: 'jvm-no-such-method',
          tool: 'pact-jvm',
          text: "java.lang.NoSuchMethodError: '{method} au.com.dius.pact.{class}",
          source: jvm('consumer/junit5/build.gradle'),
        },
        {
          slug: 'jvm-kotlin-no-class',
          tool: 'pact-jvm',
          text: 'java.lang.NoClassDefFoundError: kotlin/reflect/full/KClasses',
          source: jvm('buildSrc/src/main/groovy/au.com.dius.pact.kotlin-common-conventions.gradle'),
        },
        {
          slug: 'jvm-kotlin-no-such-method',
          tool: 'pact-jvm',
          text: 'java.lang.NoSuchMethodError: kotlin.{class}.{method}',
          source: jvm('buildSrc/src/main/groovy/au.com.dius.pact.kotlin-common-conventions.gradle'),
        },
      ],
      cause:
        "Parts of two versions meet on the class path: artefacts of Pact JVM with different versions, the old `pact-jvm-consumer-java8` beside a newer module, or a Kotlin library that a parent such as Spring Boot's has pinned to an older version than that of Pact JVM (2.3 for 4.7).",
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy', 'scala'],
          words:
            "Give all artefacts of Pact one version, remove `java8`, and see which one wins. With Spring Boot's parent, the property `kotlin.version` decides about Kotlin.",
          code: {
            language: 'diff',
            text: ` <properties>
-  <pact.consumer.version>4.6.20</pact.consumer.version>
-  <pact.provider.version>4.7.5</pact.provider.version>
+  <pact.version>4.7.5</pact.version>
+  <kotlin.version>2.3.20</kotlin.version>
 </properties>`,
          },
        },
      ],
      verify: {
        words: 'The tree has one version of Pact and one of Kotlin.',
        command: "mvn dependency:tree -Dincludes='au.com.dius.pact*,org.jetbrains.kotlin'",
      },
      more: [{page: `${jvmUpgrading}#every-upgrade`, title: 'Upgrading Pact JVM'}],
    },
    {
      id: 'jvm-artefact-not-found',
      title: '`Could not find au.com.dius:pact-jvm-consumer-junit5`',
      messages: [
        {
          slug: 'platform-gradle-artefact-not-found',
          tool: 'platform',
          text: 'Could not find au.com.dius:pact-jvm-{module}:{version}.',
          source: jvm('consumer/junit5/build.gradle'),
        },
        {
          slug: 'platform-maven-artefact-not-found',
          tool: 'platform',
          text: 'Could not find artifact au.com.dius:pact-jvm-{module}:jar:{version} in {repository}',
          source: jvm('consumer/junit5/build.gradle'),
        },
      ],
      cause:
        'Since 4.1 the artefacts have other coordinates: the middle of the old name became a part of the group. A newer version under the old name does not exist.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Take the new coordinates. In Maven:',
          code: {
            language: 'diff',
            text: ` <dependency>
-  <groupId>au.com.dius</groupId>
-  <artifactId>pact-jvm-consumer-junit5</artifactId>
+  <groupId>au.com.dius.pact.consumer</groupId>
+  <artifactId>junit5</artifactId>
   <version>4.7.5</version>
   <scope>test</scope>
 </dependency>`,
          },
        },
      ],
      verify: {
        words: 'The artefact is downloaded.',
        command: 'mvn dependency:get -Dartifact=au.com.dius.pact.consumer:junit5:4.7.5',
      },
      more: [{page: `${jvmUpgrading}#from-4-0-to-4-1`, title: 'Old and new coordinates'}],
    },
    {
      id: 'kotlin-metadata',
      title: '`Module was compiled with an incompatible version of Kotlin`',
      messages: [
        {
          slug: 'platform-kotlin-metadata',
          tool: 'platform',
          text: 'Module was compiled with an incompatible version of Kotlin. The binary version of its metadata is {actual}, expected version is {expected}.',
          source: jvm('buildSrc/src/main/groovy/au.com.dius.pact.kotlin-common-conventions.gradle'),
        },
      ],
      cause:
        'The compiler of your Kotlin tests is older than 2.2. Pact JVM 4.7 is compiled with 2.3, which compilers of the version before still read.',
      fixes: [
        {
          sdks: ['kotlin', 'java', 'groovy'],
          words: 'Raise Kotlin, or use Pact JVM 4.6, which is compiled with 1.8.',
          code: {
            language: 'diff',
            text: ` plugins {
-    kotlin("jvm") version "2.1.20"
+    kotlin("jvm") version "2.3.20"
 }`,
          },
        },
      ],
      verify: {words: 'The tests compile.', command: './gradlew compileTestKotlin'},
      more: [
        {page: `${jvmHelp}#kotlin-metadata`, title: 'Pact JVM'},
        {page: `${jvmUpgrading}#from-4-6-to-4-7`, title: 'From 4.6 to 4.7'},
      ],
    },
    {
      id: 'build-plugin-not-applied',
      title: 'Maven or Gradle does not know `pact`: `No plugin found for prefix`',
      messages: [
        {
          slug: 'platform-maven-no-prefix',
          tool: 'platform',
          text: "No plugin found for prefix 'pact' in the current project and in the plugin groups {groups}",
          source:
            'maven:org.apache.maven:maven-core@3.8.7:org/apache/maven/plugin/prefix/NoPluginFoundForPrefixException.class',
        },
        {
          slug: 'platform-gradle-no-pact-method',
          tool: 'platform',
          text: 'Could not find method pact() for arguments [{arguments}] on {project}',
          source: jvm('provider/gradle/src/main/groovy/au/com/dius/pact/provider/gradle/PactPlugin.groovy'),
        },
      ],
      cause:
        'The module in which the command or the block stands lacks the plugin. Mostly that is the root project, while the plugin is declared in a module; in Gradle, the block may also stand above `plugins`.',
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: 'Apply the plugin where you use it. In `build.gradle.kts`:',
          code: {
            language: 'diff',
            text: ` plugins {
     java
+    id("au.com.dius.pact") version "4.7.5"
 }`,
          },
        },
      ],
      verify: {
        words: 'The task is listed; with Maven, `mvn help:describe -Dplugin=au.com.dius.pact.provider:maven` answers.',
        command: './gradlew tasks --all | grep pactVerify',
      },
      more: [
        {page: '/implementation_guides/jvm/provider/maven', title: 'Maven plugin'},
        {page: '/implementation_guides/jvm/provider/gradle', title: 'Gradle plugin'},
      ],
    },
    {
      id: 'no-tests-found',
      title: 'Pact tests are not run: `No tests found for given includes`, `All examples were filtered out`',
      messages: [
        {
          slug: 'platform-gradle-no-tests',
          tool: 'platform',
          text: 'No tests found for given includes: {patterns}',
          source:
            'gradle/gradle@v8.12.0:platforms/software/testing-base/src/main/java/org/gradle/api/tasks/testing/AbstractTestTask.java',
        },
        {
          slug: 'ruby-all-filtered-out',
          tool: 'pact-ruby',
          text: 'All examples were filtered out',
          source: ruby('rspec.rb'),
        },
      ],
      cause:
        "Gradle looks for tests of JUnit 4 unless told otherwise, and Pact's are of JUnit 5. `pact/rspec` of Pact Ruby 2 leaves examples with the tag `:pact` out of every run that does not ask for it.",
      fixes: [
        {
          sdks: ['java', 'kotlin', 'groovy'],
          words: "Switch JUnit's platform on. In `build.gradle.kts`:",
          code: {
            language: 'diff',
            text: ` tasks.test {
+    useJUnitPlatform()
 }`,
          },
        },
        {
          sdks: ['ruby'],
          words: 'Ask for the tag, on the command line or as `-t pact` in `.rspec`.',
          code: {language: 'bash', text: 'bundle exec rspec -t pact'},
        },
      ],
      verify: {words: 'The number of tests in the report is not 0, and the pact file is new.'},
      more: [
        {page: `${rubyHelp}#filtered-out`, title: 'Pact Ruby'},
        {page: '/implementation_guides/jvm/docs/get_started', title: 'A build with Pact JVM'},
      ],
    },
    {
      id: 'test-timeout',
      title: 'The test runner gives up: `Exceeded timeout of`, `Test timed out in`',
      messages: [
        {
          slug: 'platform-jest-timeout',
          tool: 'platform',
          text: 'Exceeded timeout of {time} for a test.',
          source: 'npm:jest-circus@30.5.2:build/index.js',
        },
        {
          slug: 'platform-vitest-timeout',
          tool: 'platform',
          text: 'Error: Test timed out in {time}ms. If this is a long-running test, pass a timeout value as the last argument or configure it globally',
          source: 'npm:@vitest/runner@4.1.12:dist/chunk-artifact.js',
        },
        {
          slug: 'platform-mocha-timeout',
          tool: 'platform',
          text: 'Error: Timeout of {time}ms exceeded. For async tests and hooks, ensure "done()" is called; if returning a Promise, ensure it resolves.',
          source: 'npm:mocha@11.8.0:lib/runnable.js',
        },
        {
          slug: 'platform-jest-did-not-exit',
          tool: 'platform',
          text: 'Jest did not exit one second after the test run has completed.',
          source: 'npm:jest-cli@30.5.2:build/index.js',
        },
      ],
      cause:
        'A verification takes longer than the 2 or 5 seconds that test runners allow. If even 30 are not enough, it hangs: a `requestFilter` neither calls `next()` nor answers, or fake timers stop the HTTP client. Jest does not exit when the provider that the test started is still listening.',
      fixes: [
        {
          sdks: ['javascript'],
          words:
            'Raise the limit for Pact tests (Mocha: `timeout` in `.mocharc.json`), and close what you have started.',
          code: {
            language: 'diff',
            text: ` export default defineConfig({
   test: {
     include: ['**/*.pact.test.ts'],
+    testTimeout: 30_000,
   },
 });`,
          },
        },
      ],
      verify: {words: 'The test ends with the report of the verification, and the process by itself.'},
      more: [
        {page: jsFrameworks, title: 'Test frameworks'},
        {page: '/implementation_guides/javascript/docs/troubleshooting#usage-with-jest', title: 'Pact JS'},
      ],
    },
    {
      id: 'peer-dependency',
      title: 'npm refuses a package around Pact JS: `ERESOLVE`, `peer @pact-foundation/pact`',
      messages: [
        {
          slug: 'platform-npm-eresolve-tree',
          tool: 'platform',
          text: `npm error ERESOLVE unable to resolve dependency tree
npm error peer @pact-foundation/pact@"{range}" from {package}`,
          source: 'npm:@npmcli/arborist@9.9.1:lib/arborist/build-ideal-tree.js',
        },
        {
          slug: 'platform-npm-eresolve',
          tool: 'platform',
          text: `npm error ERESOLVE could not resolve
npm error Found: @pact-foundation/pact@{version}`,
          source: 'npm:@npmcli/arborist@9.9.1:lib/place-dep.js',
        },
      ],
      cause:
        'A wrapper accepts older versions of Pact JS only: `jest-pact` 0.13.0 wants 16, `nestjs-pact` 2.3.4 wants 10 to 14, `mocha-pact` 0.10.1 wants 9.',
      fixes: [
        {
          sdks: ['javascript'],
          words:
            'Remove the wrapper, and call `executeTest` in the test: it starts and stops the mock server. Or stay on the version that it accepts.',
          code: {
            language: 'bash',
            text: `npm uninstall jest-pact
npm install --save-dev @pact-foundation/pact@^17.1.4`,
          },
        },
      ],
      verify: {words: 'There is one version, and no `invalid`.', command: 'npm ls @pact-foundation/pact'},
      more: [
        {page: `${jsFrameworks}#wrappers`, title: 'Wrappers'},
        {page: `${jsTo17}#troubleshooting`, title: 'Migrating from 16 to 17'},
      ],
    },
    {
      id: 'harmless',
      title: "Warnings that need no fix: `global tracing subscriber`, `can't set logger`, `No SLF4J providers`",
      messages: [
        {
          slug: 'core-tracing-subscriber',
          tool: 'pact-core',
          text: 'Failed to initialise global tracing subscriber - a global default trace dispatcher has already been set',
          source: 'pact-foundation/pact-reference@libpact_ffi-v0.5.6:rust/pact_ffi/src/lib.rs',
          provoked: `${jsMessages}/threads.txt`,
        },
        {
          slug: 'go-cannot-set-logger',
          tool: 'pact-go',
          text: "failed to log to stdout: can't set logger (applying the logger failed, perhaps because one is applied already)",
          source: 'pact-foundation/pact-go@v2.7.0:internal/native/mock_server.go',
          provoked: 'examples/go/problems/messages/logger.txt',
        },
        {
          slug: 'platform-slf4j-no-providers',
          tool: 'platform',
          text: 'No SLF4J providers were found.',
          source: 'maven:org.slf4j:slf4j-api@2.0.17:org/slf4j/LoggerFactory.class',
        },
        {
          slug: 'platform-junit-closeable-resource',
          tool: 'platform',
          text: 'Type implements CloseableResource but not AutoCloseable: au.com.dius.pact.consumer.junit5.{class}',
          source: jvm('consumer/junit5/src/main/kotlin/au/com/dius/pact/consumer/junit5/JUnit5MockServerSupport.kt'),
        },
        {
          slug: 'python-log-to-stderr',
          tool: 'pact-python',
          text: "pact_ffi.log_to_stderr has no effect: Pact Python forwards the Pact library's logs to the logging module.",
          source: 'pypi:pact-python-ffi@0.5.12.1:pact_ffi/__init__.py',
          provoked: `${pythonMessages}/log-to-stderr.txt`,
        },
        {
          slug: 'python-log-level-fixed',
          tool: 'pact-python',
          text: 'Pact library events are forwarded at {level}, fixed when the first Pact or Verifier was created.',
          source: 'pypi:pact-python@4.2.0:pact/logging.py',
          provoked: `${pythonMessages}/log-level.txt`,
        },
        {
          slug: 'python-import-match',
          tool: 'pact-python',
          text: 'Avoid `from pact.match import <func>`. Prefer importing `match` and use `match.<func>`',
          source: 'pypi:pact-python@4.2.0:pact/match/__init__.py',
        },
      ],
      cause:
        "Nothing is wrong with the test. The core sets its log up once in a process: worker threads (`pool: 'threads'` of Vitest), every further pact of Pact Go and every example of Pact Ruby 2.0.2 try again. Without an SLF4J backend, the log of Pact JVM is dropped; JUnit 5.13 and later warn about a class of Pact JVM 4.7.5. Pact Python 4.2 tells that the log goes to `logging`, and that a name hides a built-in one.",
      fixes: [
        {
          sdks: ['javascript'],
          words: 'If the line disturbs you, use processes in place of threads, the default of Vitest.',
          code: {
            language: 'diff',
            text: ` test: {
-  pool: 'threads',
+  pool: 'forks',
 },`,
          },
        },
        {
          sdks: ['java', 'kotlin', 'groovy', 'scala'],
          words: 'To see the log of Pact JVM, add a backend to the tests. In Gradle:',
          code: {
            language: 'diff',
            text: ` dependencies {
     testImplementation 'au.com.dius.pact.consumer:junit5:4.7.5'
+    testRuntimeOnly 'ch.qos.logback:logback-classic:1.6.6'
 }`,
          },
        },
        {
          sdks: ['python'],
          words:
            'Remove the call, set the level before the first `Pact`, and import the module instead of its functions.',
          code: {
            language: 'diff',
            text: `-from pact.match import int
-pact_ffi.log_to_stderr()
+from pact import match
+logging.getLogger("pact.ffi").setLevel(logging.DEBUG)`,
          },
        },
        {
          words: 'Nothing has to change. To see more, set the level before the first pact of the process.',
          code: {language: 'bash', text: 'export PACT_LOG_LEVEL=DEBUG LOG_LEVEL=debug'},
        },
      ],
      verify: {words: 'The tests pass, with the line or without it.'},
      more: [
        {page: '/help/enabling-debug-logging', title: 'Enabling debug logging'},
        {page: '/implementation_guides/jvm/readme#logging', title: 'Logging of Pact JVM'},
        {page: `${pythonHelp}#log`, title: 'The log of Pact Python'},
      ],
    },
    {
      id: 'crate-versions',
      title: 'Crates of Pact do not go together: `failed to select a version for pact_models`',
      messages: [
        {
          slug: 'platform-cargo-select-version',
          tool: 'platform',
          text: `error: failed to select a version for \`pact_models\`.
    ... required by package \`{package}\``,
          source: 'crates:pact_consumer@1.4.10:Cargo.toml',
        },
        {
          slug: 'platform-rustc-several-versions',
          tool: 'platform',
          text: 'note: there are multiple different versions of crate `pact_models` in the dependency graph',
          source: rust('Cargo.toml'),
        },
        {
          slug: 'platform-rustc-incompatible-call',
          tool: 'platform',
          text: `error[E0053]: method \`call\` has an incompatible type for trait
expected \`{expected}\`, found \`Client\``,
          source: 'crates:pact_verifier@1.5.0:src/callback_executors.rs',
        },
      ],
      cause:
        'Two versions of one crate meet: up to 1.4.10, `pact_consumer` asks for one line of `pact_models`, and a build has one of 1.x; a `pact_models` 0.x of your own stands beside it; or your `ProviderStateExecutor` uses another `reqwest` than the verifier, whose `Client` has the same name.',
      fixes: [
        {
          sdks: ['rust'],
          words: 'Take the versions that go together.',
          code: {
            language: 'diff',
            text: ` [dev-dependencies]
-pact_consumer = "1.3.3"
+pact_consumer = "1.4.11"
 pact_verifier = "1.5.0"
-pact_models = "0.4"
-reqwest = "0.12"
+pact_models = "1.3"
+reqwest = { version = "0.13", default-features = false }`,
          },
        },
      ],
      verify: {words: 'There is one version of each crate of Pact.', command: 'cargo tree --invert pact_models'},
      more: [
        {page: '/implementation_guides/rust#versions-that-go-together', title: 'Versions that go together'},
        {page: `${rustHelp}#failed-to-select-a-version`, title: 'Pact Rust'},
      ],
    },
    {
      id: 'rust-imports-and-features',
      title: '`cannot find macro json_pattern in this scope`, `no method named using_plugin`',
      messages: [
        {
          slug: 'platform-rustc-json-pattern',
          tool: 'platform',
          text: 'error: cannot find macro `json_pattern` in this scope',
          source: rust('src/patterns/json_macros.rs'),
        },
        {
          slug: 'platform-rustc-datetime-import',
          tool: 'platform',
          text: 'error[E0432]: unresolved import `pact_consumer::datetime`',
          source: rust('src/lib.rs'),
        },
        {
          slug: 'platform-rustc-using-plugin',
          tool: 'platform',
          text: 'error[E0599]: no method named `using_plugin` found for struct',
          source: rust('src/builders/pact_builder.rs'),
        },
      ],
      cause:
        'A macro was imported by itself, and the macros use each other by their bare names; or `default-features = false` left out the feature `datetime` or `plugins`.',
      fixes: [
        {
          sdks: ['rust'],
          words:
            'Import the prelude; `datetime!`, `object_matching!` and `matching_regex!` come from the root of the crate. Name the features that your pacts need.',
          code: {
            language: 'diff',
            text: `-use pact_consumer::{like, builders::PactBuilder};
+use pact_consumer::{datetime, prelude::*};`,
          },
        },
      ],
      verify: {words: 'The tests compile.', command: 'cargo test --no-run'},
      more: [
        {page: '/implementation_guides/rust#features', title: 'Features'},
        {page: `${rustHelp}#cannot-find-macro`, title: 'Pact Rust'},
      ],
    },
    {
      id: 'rust-types',
      title: '`temporary value dropped while borrowed`, `JsonPattern: From` in a test with Pact Rust',
      messages: [
        {
          slug: 'platform-rustc-temporary-value',
          tool: 'platform',
          text: `error[E0716]: temporary value dropped while borrowed
PactBuilder::new_v4({names}
creates a temporary value which is freed while still in use`,
          source: rust('src/builders/pact_builder.rs'),
        },
        {
          slug: 'platform-rustc-json-pattern-from',
          tool: 'platform',
          text: 'error[E0277]: the trait bound `JsonPattern: From<{type}>` is not satisfied',
          source: rust('src/patterns/json_pattern.rs'),
        },
        {
          slug: 'platform-rustc-string-pattern-from',
          tool: 'platform',
          text: 'error[E0277]: the trait bound `StringPattern: From<{type}>` is not satisfied',
          source: rust('src/patterns/string_pattern.rs'),
        },
      ],
      cause:
        'The methods of the builder give references to it, and a builder that nobody keeps ends with its statement. In `json_pattern!` stands a value that is no pattern, such as an `Option` or a struct; a `like!` in a header, a query or a path is one for JSON.',
      fixes: [
        {
          sdks: ['rust'],
          words:
            'Keep the builder in a variable; put `json!` around values of your own, and take `term!` for texts outside of bodies.',
          code: {
            language: 'diff',
            text: `-let pact = PactBuilder::new_v4("OrderWeb", "OrderApi").with_output_dir("pacts");
-let body = json_pattern!({ "total": order.total });
+let mut pact = PactBuilder::new_v4("OrderWeb", "OrderApi");
+pact.with_output_dir("pacts");
+let body = json_pattern!({ "total": json!(order.total) });`,
          },
        },
      ],
      verify: {words: 'The tests compile.', command: 'cargo test --no-run'},
      more: [
        {page: `${rustHelp}#temporary-value`, title: 'The builder'},
        {page: '/implementation_guides/rust/matching#types-of-your-own', title: 'Types of your own'},
      ],
    },
    {
      id: 'rustls-provider',
      title: '`No rustls crypto provider is configured`',
      messages: [
        {
          slug: 'rust-crypto-provider',
          tool: 'pact-rust',
          text: 'No rustls crypto provider is configured. When using the `rustls-no-provider` feature you must install a crypto provider before building a Client.',
          source: 'crates:reqwest@0.13.5:src/async_impl/client.rs',
          provoked: `${rustMessages}/crypto-provider.txt`,
        },
      ],
      cause:
        'Your client is `reqwest` 0.13 without its default features. Pact uses the same crate with `rustls-no-provider`, and Cargo adds features up; `PactBuilder::new` and the verifier install a provider, `new_v4` does not.',
      fixes: [
        {
          sdks: ['rust'],
          words:
            'Install a provider at the beginning of the test, with `rustls` 0.23 and its feature `ring` among the dependencies; or let `reqwest` have its default features.',
          code: {
            language: 'diff',
            text: ` #[test]
 fn gets_an_order() {
+    let _ = rustls::crypto::ring::default_provider().install_default();
     let client = reqwest::blocking::Client::new();`,
          },
        },
      ],
      verify: {words: 'The client is built.'},
      more: [{page: `${rustHelp}#crypto-provider`, title: 'Pact Rust'}],
    },
    {
      id: 'go-inconsistent-definitions',
      title: '`inconsistent definitions for C.` in Pact Go',
      messages: [
        {
          slug: 'platform-cgo-inconsistent-definitions',
          tool: 'platform',
          text: 'inconsistent definitions for C.{name}',
          source: 'golang/go@go1.26.8:src/cmd/cgo/main.go',
        },
      ],
      cause:
        'Pact Go up to 2.4.2 declares functions of the native library twice in ways that cgo of Go 1.24 and later refuses.',
      fixes: [
        {
          sdks: ['go'],
          words: 'Take a newer version, and the native library that it wants.',
          code: {
            language: 'bash',
            text: `go get github.com/pact-foundation/pact-go/v2@v2.7.0
go install github.com/pact-foundation/pact-go/v2@v2.7.0
pact-go -l DEBUG install --force`,
          },
        },
      ],
      verify: {words: 'All tests are linked.', command: 'go test -run none ./...'},
      more: [{page: '/implementation_guides/go/changelog', title: 'Releases of Pact Go'}],
    },
    {
      id: 'rspec-methods',
      title: "RSpec does not know Pact's methods: `undefined method 'has_http_pact_between'`",
      messages: [
        {
          slug: 'ruby-undefined-has-http-pact',
          tool: 'pact-ruby',
          text: "undefined method `has_http_pact_between' for class {group}",
          source: ruby('rspec/support/pact_consumer_helpers.rb'),
        },
        {
          slug: 'ruby-undefined-http-pact-provider',
          tool: 'pact-ruby',
          text: "undefined method `http_pact_provider' for class {group}",
          source: ruby('rspec/support/pact_provider_helpers.rb'),
        },
        {
          slug: 'ruby-top-level',
          tool: 'pact-ruby',
          text: '{method} has to be declared at the top level of a suite',
          source: ruby('rspec/support/pact_consumer_helpers.rb'),
        },
      ],
      cause:
        'The methods are there in files below `spec/pact/providers` (for consumer tests) and `spec/pact/consumers` (for verifications), after `require "pact/rspec"`, and in the outermost group only. `pact-support` in the bundle has a file of the same name, which may be loaded instead.',
      fixes: [
        {
          sdks: ['ruby'],
          words: 'Move the file, or tag the group; declare the pact in the outermost group.',
          code: {
            language: 'diff',
            text: `-RSpec.describe OrderClient do
-  describe "#order" do
-    has_http_pact_between "OrderWeb", "OrderApi"
+RSpec.describe OrderClient, :pact, pact_entity: :consumer do
+  has_http_pact_between "OrderWeb", "OrderApi"
+
+  describe "#order" do`,
          },
        },
      ],
      verify: {
        words: 'This prints the name of the module.',
        command: `bundle exec ruby -e 'require "pact/rspec"; p PactConsumerDsl'`,
      },
      more: [
        {page: `${rubyHelp}#undefined-method`, title: 'Pact Ruby'},
        {page: '/implementation_guides/ruby/gotchas#pact-support', title: 'Other gems of Pact'},
      ],
    },
    {
      id: 'ruby-default-gems',
      title: '`uninitialized constant`, of `Logger` or `Base64`, in Pact Ruby',
      messages: [
        {
          slug: 'ruby-logger-constant',
          tool: 'pact-ruby',
          text: 'uninitialized constant Pact::Provider::ProviderServerRunner::Logger',
          source: ruby('provider/provider_server_runner.rb'),
        },
        {
          slug: 'ruby-base64-constant',
          tool: 'pact-ruby',
          text: 'uninitialized constant Pact::Provider::MessageProviderServlet::Base64',
          source: ruby('provider/message_provider_servlet.rb'),
        },
      ],
      cause:
        'Pact Ruby 2.0.2 uses `Logger` and `Base64` without loading them, and newer Rubies no longer have them without a gem.',
      fixes: [
        {
          sdks: ['ruby'],
          words: 'Add the gems to the `Gemfile`, and `require "logger"` and `require "base64"` before `pact/rspec`.',
          code: {language: 'bash', text: 'bundle add logger base64'},
        },
      ],
      verify: {words: 'The file loads.', command: `bundle exec ruby -r logger -r base64 -e 'require "pact/rspec"'`},
      more: [{page: `${rubyHelp}#logger`, title: 'Pact Ruby'}],
    },
    {
      id: 'swift-package',
      title: 'SwiftPM finds no `pactswiftmockserver`: `Dependencies could not be resolved`',
      messages: [
        {
          slug: 'platform-swiftpm-mock-server',
          tool: 'platform',
          text: "error: Dependencies could not be resolved because {reason} 'pactswiftmockserver'",
          source: 'surpher/PactSwift@v1.2.0:Package.swift',
        },
      ],
      cause:
        'PactSwift 1.2.0 demands version 0.5.0 of PactSwiftMockServer, whose repository has releases from 1.0.0 on, and that commit on a branch only.',
      fixes: [
        {
          sdks: ['swift'],
          words: 'Name the commit in your own package, which takes precedence.',
          code: {
            language: 'diff',
            text: ` dependencies: [
     .package(url: "https://github.com/surpher/PactSwift.git", exact: "1.2.0"),
+    .package(
+        url: "https://github.com/surpher/PactSwiftMockServer.git",
+        revision: "52df1915c4a1e702484bbdd9f41eb4fb915ba17f"
+    ),
 ]`,
          },
        },
      ],
      verify: {words: 'The packages are resolved.', command: 'swift package resolve'},
      more: [{page: '/implementation_guides/swift/troubleshooting#resolve', title: 'PactSwift'}],
    },
    {
      id: 'scala-names',
      title: '`Reference to FileSource is ambiguous` in pact4s',
      messages: [
        {
          slug: 'platform-scala-ambiguous',
          tool: 'platform',
          text: 'Reference to FileSource is ambiguous',
          source: 'jbwheatley/pact4s@v0.18.0:models/src/main/scala/pact4s/provider/PactSource.scala',
        },
      ],
      cause:
        'Pact JVM and pact4s both have a `FileSource`, and both packages were imported as a whole. Of the same kind: `given` is a keyword of Scala 3, and stands between backticks in the chain of a pact.',
      fixes: [
        {
          sdks: ['scala'],
          words: 'Import the names that you use.',
          code: {
            language: 'diff',
            text: `-import au.com.dius.pact.core.model.*
-import pact4s.provider.PactSource.*
+import au.com.dius.pact.core.model.PactSpecVersion
+import pact4s.provider.PactSource.FileSource`,
          },
        },
      ],
      verify: {words: 'The tests compile.', command: 'sbt Test/compile'},
      more: [{page: '/implementation_guides/scala/troubleshooting#compilation', title: 'pact4s'}],
    },
    {
      id: 'cpp-newer-core',
      title: "Pact C++ does not compile: `request for member 'interaction'`, `reference to 'Pact' is ambiguous`",
      messages: [
        {
          slug: 'platform-gcc-interaction-handle',
          tool: 'platform',
          text: "error: request for member 'interaction' in '((pact_consumer::Interaction*)this)->pact_consumer::Interaction::interaction', which is of non-class type 'InteractionHandle'",
          source: cpp,
        },
        {
          slug: 'platform-gcc-mock-server-for-pact',
          tool: 'platform',
          text: "error: 'pactffi_create_mock_server_for_pact' was not declared in this scope",
          source: cpp,
        },
        {
          slug: 'platform-gcc-pact-ambiguous',
          tool: 'platform',
          text: "error: reference to 'Pact' is ambiguous",
          source: cpp,
        },
      ],
      cause:
        'Pact C++ 0.1.0 is from 2021, and its sources are compiled with the header of a newer core, which has other types and lacks this function since 0.5.0. The last message comes from `using namespace pact_consumer`: the header of the core has a type of the same name.',
      fixes: [
        {
          sdks: ['cpp'],
          words:
            'Put the [header that bridges](/implementation_guides/cpp/get_started#bridge) in front of the one of the core, and write the namespace out.',
          code: {
            language: 'diff',
            text: `-using namespace pact_consumer;
 using namespace pact_consumer::matchers;

-Pact pact("OrderWeb", "OrderApi");
+pact_consumer::Pact pact("OrderWeb", "OrderApi");`,
          },
        },
      ],
      verify: {words: 'Library and test are built.', command: 'cmake --build build'},
      more: [
        {page: `${cppHelp}#handle`, title: 'The handle'},
        {page: `${cppHelp}#ambiguous`, title: 'The namespace'},
      ],
    },
    {
      id: 'pact-command-version',
      title: "`pact` has no `--version`: `unexpected argument '--version' found`",
      messages: [
        {
          slug: 'cli-no-version',
          tool: 'pact-cli',
          text: `error: unexpected argument '--version' found

  tip: a similar argument exists: '--verbose'`,
          source: 'crates:pact@0.10.8:src/cli.rs',
          provoked: 'examples/cli/problems/output/version.txt',
        },
      ],
      cause: 'Neither `pact` 0.10.8 nor `pact pactflow` has an option for its version; the parts have.',
      fixes: [
        {
          words: 'Ask a part, or the package manager for the whole.',
          code: {
            language: 'bash',
            text: `pact verifier --version
npm ls @pact-foundation/pact-cli`,
          },
        },
      ],
      verify: {words: 'A version is printed.'},
      more: [{page: '/implementation_guides/cli/pact-cli#core', title: 'Versions of the parts'}],
    },
  ],
};
