// cspell:words cafile Containerfile cgo conans dyld extern GOPATH gyp LDFLAGS libc libffi libgcc lpact overriden pactsopactdllpactdylib pyproject Rosetta VCRUNTIME VCRedist winget Xlinker nldd
import type {Family} from './types';

/** Messages that appear before the first test runs: a package, a native library or a program isn't there, or doesn't load. */
export const loading: Family = {
  id: 'loading',
  title: 'Installing and loading',
  problems: [
    {
      id: 'npm-native-package',
      title: "`Couldn't find npm package @pact-foundation/pact-core-…`",
      messages: [
        {
          slug: 'js-native-package',
          tool: 'pact-js',
          text: "Couldn't find npm package @pact-foundation/pact-core-{platform}\n 💡 you can tell Pact where the npm package is located with env var $PACT_PREBUILD_PACKAGE_LOCATION",
          source: 'npm:@pact-foundation/pact-core@20.2.0:dist/ffi/index.js',
          provoked: 'examples/javascript/messages/native-package-missing.txt',
        },
      ],
      cause:
        'The native core of Pact JS 14 and later is an **optional** package for one platform, and the one for this platform is not in `node_modules`. It was left out by `--omit=optional`, `node_modules` was copied from another system, such as macOS into a Linux container, or the lock file names another platform only.',
      fixes: [
        {
          sdks: ['javascript'],
          words:
            'Install on the system that runs the tests, with a new lock file. pnpm and Yarn install for other systems, too, if `supportedArchitectures` in their settings lists `os`, `cpu` and `libc`.',
          code: {
            language: 'bash',
            text: 'rm -rf node_modules package-lock.json\nnpm install --include=optional',
          },
        },
      ],
      verify: {
        words: 'One package with the name of this platform is listed.',
        command: 'npm ls --all | grep pact-core-',
      },
      more: [
        {
          page: '/implementation_guides/javascript/docs/troubleshooting#failed-to-find-native-build',
          title: 'Troubleshooting Pact JS',
        },
        {page: '/implementation_guides/platforms', title: 'Will it run here?'},
      ],
    },
    {
      id: 'linker-library',
      title: '`cannot find -lpact_ffi`',
      messages: [
        {
          slug: 'platform-linker-pact-ffi',
          tool: 'platform',
          text: '/usr/bin/ld: cannot find -lpact_ffi: No such file or directory',
          source: 'pact-foundation/pact-go@v2.7.0:internal/native/lib.go',
          provoked: 'examples/go/problems/messages/library-not-found.txt',
        },
        {
          slug: 'platform-linker-pact-ffi-macos',
          tool: 'platform',
          text: "ld: library 'pact_ffi' not found",
          source: 'pact-foundation/pact-go@v2.7.0:internal/native/lib.go',
        },
      ],
      cause:
        'The tests are linked with `libpact_ffi`, and no folder that the linker searches has it. Go and Swift on Linux, and C++, do not bring the library along: it is a download of its own.',
      fixes: [
        {
          sdks: ['go'],
          words:
            'Fetch the library. Pact Go looks in `/usr/local/lib` and `/tmp`, on Linux in `/opt/pact/lib` as well; any other folder goes into `CGO_LDFLAGS`, with `-L` and `-Wl,-rpath,`.',
          code: {
            language: 'bash',
            text: 'go install github.com/pact-foundation/pact-go/v2@v2.7.0\nsudo "$(go env GOPATH)/bin/pact-go" -l DEBUG install',
          },
        },
        {
          sdks: ['swift'],
          words:
            'Fetch the version that PactSwift 1.2 calls, and name the folder to linker and loader. For arm64, the file has `aarch64` in place of `x86_64`.',
          code: {
            language: 'bash',
            text: `mkdir -p lib
curl --fail --location --output lib/libpact_ffi.so.gz \\
  https://github.com/pact-foundation/pact-reference/releases/download/libpact_ffi-v0.4.20/libpact_ffi-linux-x86_64.so.gz
gunzip lib/libpact_ffi.so.gz
LD_LIBRARY_PATH="$PWD/lib" swift test -Xlinker -L"$PWD/lib"`,
          },
        },
        {
          sdks: ['cpp'],
          words:
            'Fetch library and header of one release into `native`, and link them by an imported target, as [Get started](/implementation_guides/cpp/get_started) does.',
          code: {
            language: 'bash',
            text: `mkdir -p native
release=https://github.com/pact-foundation/pact-reference/releases/download/libpact_ffi-v0.5.12
curl --fail --location --output native/libpact_ffi.so.gz "$release/libpact_ffi-linux-x86_64.so.gz"
curl --fail --location --output native/pact_ffi.h "$release/pact.h"
gunzip native/libpact_ffi.so.gz`,
          },
        },
      ],
      verify: {
        words: 'The tests are built. In Go, this links all of them and runs none.',
        command: 'go test -run none ./...',
      },
      more: [
        {page: '/implementation_guides/go/docs/troubleshooting#library-not-found', title: 'Troubleshooting Pact Go'},
        {page: '/implementation_guides/swift/troubleshooting#library', title: 'Troubleshooting PactSwift'},
        {page: '/implementation_guides/cpp/get_started#native', title: 'Get started with Pact C++'},
      ],
    },
    {
      id: 'net-library',
      title: "`Unable to load shared library 'pact_ffi' or one of its dependencies`",
      messages: [
        {
          slug: 'net-library-not-loaded',
          tool: 'pact-net',
          text: "Unable to load shared library 'pact_ffi' or one of its dependencies",
          source: 'pact-foundation/pact-net@5.0.1:src/PactNet/Interop/NativeInterop.cs',
        },
        {
          slug: 'net-dll-not-loaded',
          tool: 'pact-net',
          text: "Unable to load DLL 'pact_ffi' or one of its dependencies: The specified module could not be found. (0x8007007E)",
          source: 'pact-foundation/pact-net@5.0.1:src/PactNet/Interop/NativeInterop.cs',
        },
      ],
      cause:
        'The package PactNet 5.0.1 has the library for Windows x64, macOS, and Linux with glibc. It has none for Alpine, for Windows on arm64 or for 32 bits, and PactNet 5.0.0 and older have none for Linux on arm64. On a supported system, the folder `runtimes` was not copied along, the project uses `packages.config`, or glibc is older than the version that the end of the message names.',
      fixes: [
        {
          sdks: ['dotnet'],
          words:
            'Run the tests on an image with glibc; the image of the application may stay on Alpine. For a process of 32 bits, use `dotnet test -a x64`; on Linux with arm64, use PactNet 5.0.1.',
          code: {
            language: 'diff',
            text: '-FROM mcr.microsoft.com/dotnet/sdk:8.0-alpine AS test\n+FROM mcr.microsoft.com/dotnet/sdk:8.0 AS test\n WORKDIR /src\n COPY . .\n RUN dotnet test',
          },
        },
      ],
      verify: {
        words: 'The output folder of the tests has the library of your platform below `runtimes`.',
        command: 'find . -path "*runtimes*" -name "*pact_ffi*"',
      },
      more: [
        {page: '/implementation_guides/net/docs/troubleshooting#library-not-loaded', title: 'Troubleshooting PactNet'},
      ],
    },
    {
      id: 'js-library-not-loaded',
      title: "`Cannot read properties of undefined (reading 'pactffiInitWithLogLevel')`",
      messages: [
        {
          slug: 'js-library-not-loaded',
          tool: 'pact-js',
          text: "TypeError: Cannot read properties of undefined (reading 'pactffiInitWithLogLevel')",
          source: 'npm:@pact-foundation/pact-core@20.2.0:dist/ffi/index.js',
          provoked: 'examples/javascript/messages/native-library-not-loaded.txt',
        },
        {
          slug: 'js-native-module',
          tool: 'pact-js',
          text: 'Failed to load native module, try setting LOG_LEVEL=debug for more info',
          source: 'pact-foundation/pact-js-core@v14.0.5:src/ffi/index.ts',
        },
        {
          slug: 'js-native-module-platform',
          tool: 'pact-js',
          text: 'Failed to find native module for {platform}: {reason}',
          source: 'pact-foundation/pact-js-core@v14.0.5:src/ffi/index.ts',
        },
      ],
      cause:
        'The package for the platform is there, but none of the places that were tried has a library that loads. A bundler moved pact-core away from it, the file is missing, damaged or kept back by an antivirus program, or, on Windows, `VCRUNTIME140.dll` is missing, which `pact_ffi.dll` needs. The two other messages are those of Pact JS 12.',
      fixes: [
        {
          sdks: ['javascript'],
          words:
            'Install the packages anew, and exclude `@pact-foundation/*` from bundling. On a fresh Windows machine, install the Visual C++ Redistributable in addition.',
          code: {language: 'bash', text: 'rm -rf node_modules\nnpm ci --include=optional'},
        },
      ],
      verify: {
        words: 'The log ends with `pact native library successfully found, and the correct version`.',
        command:
          "LOG_LEVEL=debug node -e \"require('@pact-foundation/pact-core').makeConsumerPact('OrderWeb', 'OrderApi', 4, 'debug')\"",
      },
      more: [
        {
          page: '/implementation_guides/javascript/docs/troubleshooting#windows-10--11-users',
          title: 'Troubleshooting Pact JS',
        },
      ],
    },
    {
      id: 'musl-and-glibc',
      title: 'Alpine: `ld-linux-x86-64.so.2: No such file or directory`, `symbol not found`, `invalid ELF header`',
      messages: [
        {
          slug: 'platform-musl-loader',
          tool: 'platform',
          text: 'Error loading shared library ld-linux-{processor}: No such file or directory (needed by {file})',
          source: 'pact-foundation/pact-reference@libpact_ffi-v0.5.6:.github/workflows/build-ffi.yml',
        },
        {
          slug: 'platform-musl-symbol',
          tool: 'platform',
          text: 'Error relocating {file}: gnu_get_libc_version: symbol not found',
          source: 'pact-foundation/pact-reference@libpact_ffi-v0.5.6:.github/workflows/build-ffi.yml',
        },
        {
          slug: 'platform-glibc-loader',
          tool: 'platform',
          text: 'libc.musl-{processor}.so.1: cannot open shared object file: No such file or directory',
          source: 'pact-foundation/pact-reference@libpact_ffi-v0.5.6:.github/workflows/build-ffi.yml',
        },
        {
          slug: 'platform-elf-header',
          tool: 'platform',
          text: 'libc.so: invalid ELF header',
          source: 'pact-foundation/pact-php@10.2.1:composer.json',
        },
      ],
      cause:
        'The native library was built for another C library than that of the system. Alpine has musl, most others have glibc, and each needs its own file. Mostly the dependencies were installed on one system and copied, mounted or cached into the other; or the image is Alpine and the library has no build for musl, as PactNet.',
      fixes: [
        {
          sdks: ['javascript'],
          words:
            'Pact JS has packages for both. Install within the image, and keep `node_modules` of the host out of it.',
          code: {
            language: 'bash',
            text: 'printf "node_modules\\n" >> .dockerignore\ndocker run --rm -v "$PWD:/app" -v /app/node_modules -w /app node:22-alpine sh -c "npm ci && npm test"',
          },
        },
        {
          sdks: ['go'],
          words:
            'Fetch the library within the image: the command recognises musl. Verification is known to crash on Alpine, so verify on an image with Debian.',
          code: {
            language: 'diff',
            text: '-FROM golang:1.26-alpine\n+FROM golang:1.26\n RUN go install github.com/pact-foundation/pact-go/v2@v2.7.0 \\\n     && pact-go -l DEBUG install --force',
          },
        },
        {
          sdks: ['python'],
          words: 'There are wheels for both. Make the virtual environment within the image, from Alpine 3.13 on.',
          code: {
            language: 'bash',
            text: 'rm -rf .venv\npython -m venv .venv\n.venv/bin/pip install --upgrade pip pact-python',
          },
        },
        {
          sdks: ['php'],
          words:
            'Composer keeps the file that is there, so delete it, and run Composer where the tests run. It tells musl by `ldd /bin/sh`.',
          code: {
            language: 'bash',
            text: 'rm -rf vendor/pact-foundation/pact-php/bin\ncomposer install',
          },
        },
        {
          sdks: ['dotnet'],
          words: 'There is no library for musl: test on an image with glibc.',
          code: {
            language: 'diff',
            text: '-FROM mcr.microsoft.com/dotnet/sdk:8.0-alpine AS test\n+FROM mcr.microsoft.com/dotnet/sdk:8.0 AS test',
          },
        },
        {
          sdks: ['ruby'],
          words: 'Add the platform of the image to `Gemfile.lock`, then install the gems there.',
          code: {
            language: 'bash',
            text: 'bundle lock --add-platform x86_64-linux-musl\nbundle install',
          },
        },
        {
          words: 'Look at both, then fetch the library that fits or take another image.',
          code: {
            language: 'bash',
            text: 'ldd /bin/sh\nfile "$(find . -name "*pact_ffi*.so" | head -n 1)"',
          },
        },
      ],
      verify: {
        words: 'The library names the same C library as the shell, and `not found` stands in no line.',
        command: 'ldd /bin/sh && ldd "$(find . -name "*pact*.so" | head -n 1)"',
      },
      more: [
        {page: '/implementation_guides/platforms', title: 'Will it run here?'},
        {page: '/implementation_guides/php/docs/alpine-ffi-troubleshooting', title: 'Pact PHP on Alpine'},
        {page: '/docker', title: 'Docker'},
      ],
    },
    {
      id: 'loader-library',
      title: '`error while loading shared libraries: libpact_ffi.so`',
      messages: [
        {
          slug: 'platform-loader-pact-ffi',
          tool: 'platform',
          text: 'error while loading shared libraries: libpact_ffi.so: cannot open shared object file: No such file or directory',
          source: 'pact-foundation/pact-go@v2.7.0:internal/native/lib.go',
          provoked: 'examples/go/problems/messages/library-not-loaded.txt',
        },
        {
          slug: 'platform-loader-pact-ffi-macos',
          tool: 'platform',
          text: 'Library not loaded: {folder}/libpact_ffi.dylib',
          source: 'pact-foundation/pact-go@v2.7.0:installer/installer.go',
        },
        {
          slug: 'platform-loader-pact-ffi-windows',
          tool: 'platform',
          text: 'exit status 0xc0000135',
          source: 'pact-foundation/pact-go@v2.7.0:internal/native/lib.go',
        },
      ],
      cause:
        'The linker found the library, and the loader does not: the program was built with `-L` alone, or moved to another machine. On Windows, a missing DLL ends the program with that status and without a text.',
      fixes: [
        {
          sdks: ['go'],
          words:
            'Note the folder in the program by `-rpath`. On Windows, add it to `Path`. If macOS asks for a folder that is gone, `pact-go install --force` writes the name of the library anew.',
          code: {
            language: 'bash',
            text: 'export CGO_LDFLAGS="-L$HOME/lib -Wl,-rpath,$HOME/lib"\ngo test ./...',
          },
        },
        {
          sdks: ['swift'],
          words: 'Name the folder to the loader as well.',
          code: {
            language: 'bash',
            text: 'LD_LIBRARY_PATH="$PWD/lib" swift test -Xlinker -L"$PWD/lib"',
          },
        },
        {
          sdks: ['cpp'],
          words: 'Link by an imported target, which notes the path, in place of a bare name.',
          code: {
            language: 'diff',
            text: `+add_library(pact_ffi SHARED IMPORTED)
+set_target_properties(pact_ffi PROPERTIES
+  IMPORTED_LOCATION "\${CMAKE_SOURCE_DIR}/native/libpact_ffi.so")
-target_link_libraries(order_client_test pact_consumer -lpact_ffi)
+target_link_libraries(order_client_test pact_consumer pact_ffi)`,
          },
        },
        {
          words:
            'Name the folder to the loader: `LD_LIBRARY_PATH` on Linux, `DYLD_LIBRARY_PATH` on macOS, `Path` on Windows.',
          code: {language: 'bash', text: 'export LD_LIBRARY_PATH="$HOME/lib:$LD_LIBRARY_PATH"'},
        },
      ],
      verify: {
        words: 'The test program shows a path behind `libpact_ffi.so`, here one of Go.',
        command: 'go test -c -o consumer.test ./consumer && ldd consumer.test | grep pact_ffi',
      },
      more: [
        {page: '/implementation_guides/go/docs/troubleshooting#library-not-loaded', title: 'Troubleshooting Pact Go'},
        {page: '/implementation_guides/cpp/troubleshooting#loading', title: 'Troubleshooting Pact C++'},
      ],
    },
    {
      id: 'pact-command',
      title: '`pact: command not found`',
      messages: [
        {
          slug: 'platform-pact-not-found',
          tool: 'platform',
          text: 'pact: command not found',
          source: 'pact-foundation/pact-cli@v0.10.7:README.md',
        },
        {
          slug: 'platform-pact-not-found-zsh',
          tool: 'platform',
          text: 'command not found: pact',
          source: 'pact-foundation/pact-cli@v0.10.7:README.md',
        },
        {
          slug: 'platform-pact-broker-not-found',
          tool: 'platform',
          text: 'pact-broker: command not found',
          source: 'npm:@pact-foundation/pact-cli@18.1.2:package.json',
        },
        {
          slug: 'platform-pact-not-found-powershell',
          tool: 'platform',
          text: "The term 'pact' is not recognized as",
          source: 'pact-foundation/pact-cli@v0.10.7:README.md',
        },
      ],
      cause:
        'The Pact command line tools are not part of the libraries, or they are installed where `PATH` does not lead: npm puts them into `node_modules/.bin`, pip into the virtual environment, the installer into `~/.pact/bin`. `pact-broker` is the name of the Ruby tools and of a link in the npm package; the program itself has `pact broker`.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Add the package to the project, and call it by `npx` or from a script of `package.json`.',
          code: {
            language: 'bash',
            text: 'npm install --save-dev @pact-foundation/pact-cli\nnpx pact broker --help',
          },
        },
        {
          sdks: ['python'],
          words: 'Install the package with the program into the environment that is active.',
          code: {language: 'bash', text: 'python -m pip install pact-python-cli\npact broker --help'},
        },
        {
          words: 'Install the program, and open a new shell, or add the folder to `PATH` yourself.',
          code: {
            language: 'bash',
            text: `curl --proto '=https' --tlsv1.2 -LsSf https://github.com/pact-foundation/pact-cli/releases/latest/download/pact-installer.sh | sh
export PATH="$HOME/.pact/bin:$PATH"
pact broker --help`,
          },
        },
      ],
      verify: {words: 'The path of the program is printed.', command: 'command -v pact'},
      more: [
        {page: '/implementation_guides/cli/pact-cli#installation', title: 'Pact: installation'},
        {page: '/docker', title: 'Docker'},
      ],
    },
    {
      id: 'npm-program',
      title: "`Couldn't find application binary`",
      messages: [
        {
          slug: 'cli-npm-program',
          tool: 'pact-cli',
          text: "Couldn't find application binary for {platform}:\n 💡 check if @pact-foundation/pact-cli-{platform} has been downloaded in your node_modules",
          source: 'npm:@pact-foundation/pact-cli@18.1.2:src/pact-standalone.js',
          provoked: 'examples/cli/problems/output/npm-program.txt',
        },
      ],
      cause:
        'The npm package `@pact-foundation/pact-cli` is a wrapper; the program is in an optional package for each platform. It was left out by `--omit=optional`, or `node_modules` comes from another system.',
      fixes: [
        {
          words: 'Install where the command runs.',
          code: {language: 'bash', text: 'rm -rf node_modules\nnpm install --include=optional'},
        },
      ],
      verify: {words: 'Versions are printed.', command: 'npx pact verifier --version'},
      more: [
        {page: '/implementation_guides/cli/troubleshooting#npm-program', title: 'Troubleshooting the command line'},
      ],
    },
    {
      id: 'symbol-missing',
      title: '`undefined reference to pactffi_…`',
      messages: [
        {
          slug: 'platform-undefined-reference',
          tool: 'platform',
          text: 'undefined reference to `pactffi_{function}',
          source: 'pact-foundation/pact-go@v2.7.0:internal/native/mock_server.go',
          provoked: 'examples/go/problems/messages/library-undefined.txt',
        },
        {
          slug: 'platform-undefined-symbols-macos',
          tool: 'platform',
          text: 'Undefined symbols for architecture {processor}:\n  "_pactffi_{function}", referenced from:',
          source: 'pact-foundation/pact-go@v2.7.0:internal/native/mock_server.go',
        },
      ],
      cause:
        'The linker found a file, and the function is not in it. If many functions are listed, the file is empty, for another processor, or not linked at all. If it is one, the library is too old or too new: Pact Go 2.7 calls a function of 0.5.4, PactSwift 1.2 calls some that went with 0.5.0.',
      fixes: [
        {
          sdks: ['go'],
          words:
            'Replace the library, which `pact-go install` does not do without `--force`. `/tmp` is searched first, so delete a copy there.',
          code: {
            language: 'bash',
            text: 'rm -f /tmp/libpact_ffi.so\nsudo "$(go env GOPATH)/bin/pact-go" -l DEBUG install --force',
          },
        },
        {
          sdks: ['swift'],
          words: 'Take `libpact_ffi` 0.4.20, as the plugin `download-ffi` does, or at most 0.4.28.',
          code: {
            language: 'bash',
            text: `curl --fail --location \\
  https://github.com/pact-foundation/pact-reference/releases/download/libpact_ffi-v0.4.20/libpact_ffi-linux-x86_64.so.gz \\
  | gunzip > lib/libpact_ffi.so`,
          },
        },
        {
          sdks: ['cpp'],
          words: 'Link the library behind `pact_consumer`, and include the header as C where your own files use it.',
          code: {
            language: 'diff',
            text: '-#include <pact.h>\n+extern "C" {\n+#include <pact.h>\n+}',
          },
        },
      ],
      verify: {
        words: 'The tests link, and a new pact names the version of the core as `ffi` in its `metadata`.',
        command: 'nm -D --defined-only /usr/local/lib/libpact_ffi.so | grep -c pactffi_',
      },
      more: [
        {page: '/implementation_guides/go/docs/troubleshooting#library-undefined', title: 'Troubleshooting Pact Go'},
        {page: '/implementation_guides/swift/troubleshooting#newer-core', title: 'Troubleshooting PactSwift'},
        {page: '/implementation_guides/cpp/troubleshooting#undefined', title: 'Troubleshooting Pact C++'},
      ],
    },
    {
      id: 'cgo-off',
      title: '`undefined: native.MockServer`',
      messages: [
        {
          slug: 'go-cgo-off',
          tool: 'pact-go',
          text: 'undefined: native.MockServer',
          source: 'pact-foundation/pact-go@v2.7.0:consumer/http.go',
          provoked: 'examples/go/problems/messages/cgo-off.txt',
        },
      ],
      cause:
        'cgo is off, and with it the files of Pact Go that call the library: `CGO_ENABLED=0` is set, you build for another system or processor, or there is no C compiler.',
      fixes: [
        {
          sdks: ['go'],
          words: 'Switch cgo on for the tests. A production build may stay without it, since tests are no part of it.',
          code: {
            language: 'bash',
            text: 'apt-get update && apt-get install --yes gcc libc6-dev\nCGO_ENABLED=1 go test ./...',
          },
        },
      ],
      verify: {words: 'It prints `1`.', command: 'go env CGO_ENABLED'},
      more: [{page: '/implementation_guides/go/docs/troubleshooting#cgo-off', title: 'Troubleshooting Pact Go'}],
    },
    {
      id: 'c-compiler',
      title: '`cgo: C compiler … not found`',
      messages: [
        {
          slug: 'go-compiler-missing',
          tool: 'pact-go',
          text: 'cgo: C compiler "{compiler}" not found: exec: "{compiler}": executable file not found in $PATH',
          source: 'pact-foundation/pact-go@v2.7.0:internal/native/lib.go',
          provoked: 'examples/go/problems/messages/compiler-missing.txt',
        },
      ],
      cause:
        'Pact Go is linked with a library in C, so Go needs a C compiler: the one in `CC`, else `gcc`. The slim and Alpine images of Go have none.',
      fixes: [
        {
          sdks: ['go'],
          words: 'Install one. On Alpine: `apk add gcc musl-dev`.',
          code: {language: 'bash', text: 'apt-get update && apt-get install --yes gcc libc6-dev'},
        },
      ],
      verify: {words: 'It prints nothing.', command: 'go build runtime/cgo'},
      more: [
        {page: '/implementation_guides/go/docs/troubleshooting#compiler-missing', title: 'Troubleshooting Pact Go'},
      ],
    },
    {
      id: 'go-install-download',
      title: '`Your Pact library installation is out of date and we were unable to download a newer one`',
      messages: [
        {
          slug: 'go-install-offline',
          tool: 'pact-go',
          text: 'Your Pact library installation is out of date and we were unable to download a newer one for you: failed http call to {url}',
          source: 'pact-foundation/pact-go@v2.7.0:command/install.go',
          provoked: 'examples/go/problems/messages/install-offline.txt',
        },
        {
          slug: 'go-install-gzip',
          tool: 'pact-go',
          text: 'failed to create new gzip reader; {reason}',
          source: 'pact-foundation/pact-go@v2.7.0:installer/installer.go',
        },
        {
          slug: 'go-install-output-file',
          tool: 'pact-go',
          text: 'failed to create output file; {reason}',
          source: 'pact-foundation/pact-go@v2.7.0:installer/installer.go',
        },
        {
          slug: 'go-library-version',
          tool: 'pact-go',
          text: 'version {version} of {library} does not match constraint {range}',
          source: 'pact-foundation/pact-go@v2.7.0:installer/installer.go',
        },
        {
          slug: 'go-install-unverified',
          tool: 'pact-go',
          text: 'unable to verify downloaded/installed dependencies: {reason}',
          source: 'pact-foundation/pact-go@v2.7.0:installer/installer.go',
        },
      ],
      cause:
        '`pact-go install`, `pact-go check` or `version.CheckVersion` found no library, or one outside of the versions that fit, and could not fetch another. GitHub or the host that it redirects to is not reached; with `gzip`, a proxy answered with a page; with `output file`, the folder belongs to somebody else.',
      fixes: [
        {
          sdks: ['go'],
          words:
            'Name the proxy and a folder that you own, and use `--force`: a download that broke leaves an empty file, which counts as installed.',
          code: {
            language: 'bash',
            text: 'export HTTPS_PROXY=http://proxy.example.org:3128\npact-go -l DEBUG install --force --libDir "$HOME/lib"\nexport CGO_LDFLAGS="-L$HOME/lib -Wl,-rpath,$HOME/lib"',
          },
        },
      ],
      verify: {words: 'The file has about 17 megabytes.', command: 'ls -lh "$HOME/lib"'},
      more: [
        {page: '/implementation_guides/go/docs/troubleshooting#install-offline', title: 'Troubleshooting Pact Go'},
        {page: '/implementation_guides/go/readme#manual', title: 'Install the library by hand'},
        {page: '/implementation_guides/ssl', title: 'TLS and proxies'},
      ],
    },
    {
      id: 'library-empty',
      title: '`libpact_ffi.so: file too short`',
      messages: [
        {
          slug: 'platform-library-empty',
          tool: 'platform',
          text: 'error while loading shared libraries: {folder}/libpact_ffi.so: file too short',
          source: 'pact-foundation/pact-go@v2.7.0:installer/installer.go',
          provoked: 'examples/go/problems/messages/library-empty.txt',
        },
      ],
      cause:
        'The library is an empty or cut file, left by a download that failed. `pact-go install` and `pact-go check` look only whether a file is there.',
      fixes: [
        {
          sdks: ['go'],
          words: 'Fetch it again, where GitHub can be reached.',
          code: {language: 'bash', text: 'sudo "$(go env GOPATH)/bin/pact-go" -l DEBUG install --force'},
        },
        {
          words: 'Delete the file, and download it again so that a failure is seen.',
          code: {
            language: 'bash',
            text: `rm -f lib/libpact_ffi.so
curl --fail --location --output lib/libpact_ffi.so.gz \\
  https://github.com/pact-foundation/pact-reference/releases/download/libpact_ffi-v0.5.6/libpact_ffi-linux-x86_64.so.gz
gunzip lib/libpact_ffi.so.gz`,
          },
        },
      ],
      verify: {words: 'It is a shared object of some megabytes.', command: 'ls -lh /usr/local/lib/libpact_ffi.so'},
      more: [{page: '/implementation_guides/go/docs/troubleshooting#library-empty', title: 'Troubleshooting Pact Go'}],
    },
    {
      id: 'pact-go-command',
      title: '`pact-go: command not found`',
      messages: [
        {
          slug: 'platform-pact-go-not-found',
          tool: 'platform',
          text: 'pact-go: command not found',
          source: 'pact-foundation/pact-go@v2.7.0:main.go',
        },
        {
          slug: 'platform-pact-go-not-found-zsh',
          tool: 'platform',
          text: 'command not found: pact-go',
          source: 'pact-foundation/pact-go@v2.7.0:main.go',
        },
      ],
      cause:
        '`go install` puts the program into `$(go env GOPATH)/bin`, which is often not in `PATH`; `sudo` has a `PATH` of its own. `go get` adds the module to `go.mod`, and installs no program.',
      fixes: [
        {
          sdks: ['go'],
          words: 'Call it by its path.',
          code: {
            language: 'bash',
            text: 'go install github.com/pact-foundation/pact-go/v2@v2.7.0\nsudo "$(go env GOPATH)/bin/pact-go" -l DEBUG install',
          },
        },
      ],
      verify: {words: 'A version is printed.', command: '"$(go env GOPATH)/bin/pact-go" version'},
      more: [{page: '/implementation_guides/go/readme#installation', title: 'Installation of Pact Go'}],
    },
    {
      id: 'php-extension',
      title: '`Class "FFI" not found`, `requires ext-ffi`',
      messages: [
        {
          slug: 'php-ffi-missing',
          tool: 'pact-php',
          text: 'Error: Class "FFI" not found in {path}/src/PhpPact/FFI/Client.php',
          source: 'pact-foundation/pact-php@10.2.1:src/PhpPact/FFI/Client.php',
        },
        {
          slug: 'php-ext-ffi',
          tool: 'pact-php',
          text: 'pact-foundation/pact-php {version} requires ext-ffi * -> it is missing from your system',
          source: 'pact-foundation/pact-php@10.2.1:composer.json',
        },
        {
          slug: 'php-ffi-restricted',
          tool: 'pact-php',
          text: 'FFI API is restricted by "ffi.enable" configuration directive',
          source: 'pact-foundation/pact-php@10.2.1:src/PhpPact/FFI/Client.php',
        },
      ],
      cause:
        'The PHP that runs the tests, or Composer, has not loaded the extension `ffi`; it is often another PHP than that of your terminal. The third message comes from an extension that is loaded and forbidden: `ffi.enable` is `false`, or `preload` outside of the command line.',
      fixes: [
        {
          sdks: ['php'],
          words:
            'Install the extension, here in the official image; the packages of Debian and Ubuntu have it in `php8.3-common`, Alpine in `php83-ffi`. Do not get around it with `--ignore-platform-req`. Where it is forbidden, set `ffi.enable=true`.',
          code: {
            language: 'bash',
            text: 'apt-get update && apt-get install --yes libffi-dev\ndocker-php-ext-install ffi',
          },
        },
      ],
      verify: {words: '`FFI` is printed.', command: 'php -m | grep FFI'},
      more: [
        {page: '/implementation_guides/php/docs/troubleshooting#ffi-missing', title: 'Troubleshooting Pact PHP'},
        {page: '/implementation_guides/php/readme#installation', title: 'Installation of Pact PHP'},
      ],
    },
    {
      id: 'php-library',
      title: '`Failed loading … pact.so`, `Can not read header file`',
      messages: [
        {
          slug: 'php-library-not-loaded',
          tool: 'pact-php',
          text: "FFI\\Exception: Failed loading '{path}/bin/pact-ffi-lib/pact.",
          source: 'pact-foundation/pact-php@10.2.1:src/PhpPact/FFI/Client.php',
        },
        {
          slug: 'php-header-missing',
          tool: 'pact-php',
          text: 'Can not read header file "{path}/bin/pact-ffi-headers/pact.h"',
          source: 'pact-foundation/pact-php@10.2.1:src/PhpPact/FFI/Client.php',
        },
        {
          slug: 'php-plugin-blocked',
          tool: 'pact-php',
          text: 'pact-foundation/composer-downloads-plugin contains a Composer plugin which is blocked by your allow-plugins config',
          source: 'pact-foundation/pact-php@10.2.1:composer.json',
        },
        {
          slug: 'platform-libgcc',
          tool: 'platform',
          text: 'Error loading shared library libgcc_s.so.1: No such file or directory',
          source: 'pact-foundation/pact-php@10.2.1:docs/alpine-ffi-troubleshooting.md',
        },
      ],
      cause:
        'The files below `vendor/pact-foundation/pact-php/bin` are fetched by a Composer plugin. It was not allowed, or switched off by `--no-plugins` or `--no-scripts`; `vendor` was installed on another system; or, on Alpine, the package `libgcc` is missing.',
      fixes: [
        {
          sdks: ['php'],
          words:
            'Allow the plugin, and let Composer fetch the files on the system of the tests. On Alpine, run `apk add libgcc` as well.',
          code: {
            language: 'bash',
            text: 'composer config allow-plugins.pact-foundation/composer-downloads-plugin true\nrm -rf vendor/pact-foundation/pact-php/bin\ncomposer install',
          },
        },
        {
          words: 'On Alpine, install the library that the native core is linked with.',
          code: {language: 'bash', text: 'apk add --no-cache libgcc'},
        },
      ],
      verify: {
        words: 'There is a library, a header and the stub server, and `ldd` misses nothing.',
        command:
          'ls vendor/pact-foundation/pact-php/bin/*\nldd vendor/pact-foundation/pact-php/bin/pact-ffi-lib/pact.so',
      },
      more: [
        {
          page: '/implementation_guides/php/docs/troubleshooting#failed-loading-pactsopactdllpactdylib',
          title: 'Troubleshooting Pact PHP',
        },
        {page: '/implementation_guides/php/docs/alpine-ffi-troubleshooting', title: 'Pact PHP on Alpine'},
      ],
    },
    {
      id: 'composer-download',
      title: '`curl error 6 while downloading … libpact_ffi`',
      messages: [
        {
          slug: 'php-download-fails',
          tool: 'pact-php',
          text: 'curl error {number} while downloading https://github.com/pact-foundation/pact-reference/releases/download/libpact_ffi-v{version}/',
          source: 'pact-foundation/pact-php@10.2.1:composer.json',
        },
        {
          slug: 'php-hash-mismatch',
          tool: 'pact-php',
          text: 'Extra file "{url}" does not match hash value defined in "{package}"',
          source: 'pact-foundation/composer-downloads-plugin@v2.1.1:src/Composer/Installer/AbstractInstaller.php',
        },
        {
          slug: 'php-locally-overriden',
          tool: 'pact-php',
          text: 'Extra file {package} has been locally overriden in {path}. To reset it, delete and reinstall.',
          source: 'pact-foundation/composer-downloads-plugin@v2.1.1:src/Composer/Installer/AbstractInstaller.php',
        },
      ],
      cause:
        'Composer cannot fetch the native library from the releases on GitHub; a mirror of Packagist does not have it. Numbers 6, 7 and 28 mean no connection, 35 and 60 a certificate that is not trusted, mostly that of a proxy. The last message tells of a file that Composer did not put there, and leaves alone.',
      fixes: [
        {
          sdks: ['php'],
          words: 'Name the proxy and its certificate, then start from an empty folder.',
          code: {
            language: 'bash',
            text: 'export HTTPS_PROXY=http://proxy.example.org:3128\ncomposer config --global cafile /etc/ssl/certs/company.pem\nrm -rf vendor/pact-foundation/pact-php/bin\ncomposer install',
          },
        },
      ],
      verify: {words: 'The library is there.', command: 'ls -lh vendor/pact-foundation/pact-php/bin/pact-ffi-lib'},
      more: [
        {page: '/implementation_guides/php/docs/troubleshooting#download-fails', title: 'Troubleshooting Pact PHP'},
        {page: '/implementation_guides/php/readme#by-hand', title: 'Put the files there by hand'},
      ],
    },
    {
      id: 'core-of-another-version',
      title: "`Unable to find an entry point named 'pactffi_…'`, `Failed resolving C function`",
      messages: [
        {
          slug: 'net-entry-point',
          tool: 'pact-net',
          text: "Unable to find an entry point named 'pactffi_{function}' in shared library 'pact_ffi'",
          source: 'pact-foundation/pact-net@5.0.1:src/PactNet/Interop/NativeInterop.cs',
        },
        {
          slug: 'php-resolving-function',
          tool: 'pact-php',
          text: "FFI\\Exception: Failed resolving C function 'pactffi_{function}'",
          source: 'pact-foundation/pact-php@10.2.1:src/PhpPact/FFI/Client.php',
        },
        {
          slug: 'php-undefined-function',
          tool: 'pact-php',
          text: "FFI\\Exception: Attempt to call undefined C function 'pactffi_{function}'",
          source: 'pact-foundation/pact-php@10.2.1:src/PhpPact/FFI/Client.php',
        },
      ],
      cause:
        'The native library that was loaded is of another version than the library of your language expects. Somebody copied one beside the tests or to a system folder, or a cache brought an old one back; it is found before the right one.',
      fixes: [
        {
          sdks: ['dotnet'],
          words:
            'Delete every copy beside the tests and in the folders of `Path`: the package brings its own, below `runtimes`.',
          code: {
            language: 'bash',
            text: 'find . -name "*pact_ffi.*" -path "*/bin/*" -not -path "*/runtimes/*" -delete\ndotnet test',
          },
        },
        {
          sdks: ['php'],
          words: 'Let header and library come from one release.',
          code: {language: 'bash', text: 'rm -rf vendor/pact-foundation/pact-php/bin\ncomposer install'},
        },
      ],
      verify: {
        words: 'A new pact names the version of the core as `ffi` in its `metadata`: 0.4.27 with PactNet 5.0.1.',
        command: 'grep -rh \'"ffi"\' pacts',
      },
      more: [
        {page: '/implementation_guides/net/docs/troubleshooting#entry-point', title: 'Troubleshooting PactNet'},
        {page: '/implementation_guides/php/docs/troubleshooting#header-and-library', title: 'Troubleshooting Pact PHP'},
      ],
    },
    {
      id: 'wrong-processor',
      title: '`incompatible architecture`, `incorrect format`',
      messages: [
        {
          slug: 'net-bad-image',
          tool: 'pact-net',
          text: 'An attempt was made to load a program with an incorrect format. (0x8007000B)',
          source: 'pact-foundation/pact-net@5.0.1:src/PactNet/Interop/NativeInterop.cs',
        },
        {
          slug: 'platform-incompatible-architecture',
          tool: 'platform',
          text: "mach-o file, but is an incompatible architecture (have '{processor}', need '{processor}')",
          source: 'pact-foundation/pact-reference@libpact_ffi-v0.5.6:.github/workflows/build-ffi.yml',
        },
        {
          slug: 'platform-elf-class',
          tool: 'platform',
          text: 'libpact_ffi.so: wrong ELF class: {class}',
          source: 'pact-foundation/pact-reference@libpact_ffi-v0.5.6:.github/workflows/build-ffi.yml',
        },
        {
          slug: 'platform-exec-format',
          tool: 'platform',
          text: 'exec {program}: exec format error',
          source: 'pact-foundation/pact-cli@v0.10.7:docker/Containerfile.alpine',
        },
      ],
      cause:
        'Library or program and process are for different processors: x64 against arm64, or 64 bits against 32. A shell, Node.js or Python under Rosetta counts as x64 on Apple silicon; an image may have been pulled for another platform than that of the machine.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Use a Node.js for the processor of the machine, and install the packages with it.',
          code: {
            language: 'bash',
            text: 'node -p process.arch\nuname -m\nrm -rf node_modules\nnpm ci --include=optional',
          },
        },
        {
          sdks: ['dotnet'],
          words: 'Delete copies of the library beside the tests, and run the tests in a process of 64 bits.',
          code: {
            language: 'bash',
            text: 'find . -name "*pact_ffi.*" -path "*/bin/*" -not -path "*/runtimes/*" -delete\ndotnet test -a x64',
          },
        },
        {
          sdks: ['python'],
          words: 'Make the virtual environment with a Python for the processor of the machine.',
          code: {
            language: 'bash',
            text: 'python3 -c "import platform; print(platform.machine())"\nrm -rf .venv\npython3 -m venv .venv\n.venv/bin/pip install pact-python',
          },
        },
        {
          words: 'Compare machine and file; install anew on the machine, or pull the image for its processor.',
          code: {
            language: 'bash',
            text: 'uname -m\nfile "$(find . -name "*pact_ffi*" | head -n 1)"\ndocker pull --platform linux/arm64 pactfoundation/pact:latest',
          },
        },
      ],
      verify: {words: '`file` names the processor that `uname -m` names, and the tests start.'},
      more: [{page: '/implementation_guides/platforms', title: 'Will it run here?'}],
    },
    {
      id: 'unsupported-platform',
      title: '`Unsupported platform`, `is not a supported architecture`',
      messages: [
        {
          slug: 'js-unsupported-platform',
          tool: 'pact-js',
          text: 'Error: Unsupported platform: {platform}',
          source: 'npm:@pact-foundation/pact-core@20.2.0:dist/ffi/index.js',
        },
        {
          slug: 'go-unsupported-architecture',
          tool: 'pact-go',
          text: '{processor} is not a supported architecture, only 64 bit architectures are supported',
          source: 'pact-foundation/pact-go@v2.7.0:installer/installer.go',
        },
        {
          slug: 'go-unsupported-system',
          tool: 'pact-go',
          text: '{system} is not a supported OS',
          source: 'pact-foundation/pact-go@v2.7.0:installer/installer.go',
        },
        {
          slug: 'ruby-unsupported-platform',
          tool: 'pact-ruby',
          text: 'Detected {platform}-- I have no idea what to do with that.',
          source: 'pact-foundation/pact-ruby-ffi@v0.4.28.0:lib/pact/detect_os.rb',
        },
      ],
      cause:
        'There is no native library for this system and processor, such as Windows on arm64, a BSD, or a machine with 32 bits.',
      fixes: [
        {
          sdks: ['javascript'],
          words:
            'On Windows for Arm, install Node.js for x64, which Windows emulates. Elsewhere, run the tests in a container.',
          code: {
            language: 'bash',
            text: 'docker run --rm -v "$PWD:/app" -v /app/node_modules -w /app node:22 sh -c "npm ci && npm test"',
          },
        },
        {
          sdks: ['go'],
          words: 'Run the tests in a container of a platform that has the library.',
          code: {
            language: 'bash',
            text: 'docker run --rm --platform linux/amd64 -v "$PWD:/src" -w /src golang:1.26 \\\n  sh -c "go install github.com/pact-foundation/pact-go/v2@v2.7.0 && pact-go install && go test ./..."',
          },
        },
        {
          sdks: ['ruby'],
          words: 'Run the tests in a container, or take version 1 of Pact Ruby, which has no native part.',
          code: {
            language: 'bash',
            text: 'docker run --rm -v "$PWD:/app" -w /app ruby:3.3 sh -c "bundle install && bundle exec rspec -t pact"',
          },
        },
      ],
      verify: {words: 'The tests start.'},
      more: [{page: '/implementation_guides/platforms', title: 'Will it run here?'}],
    },
    {
      id: 'glibc-version',
      title: "`version 'GLIBC_2.28' not found`",
      messages: [
        {
          slug: 'platform-glibc-version',
          tool: 'platform',
          text: "version `GLIBC_{version}' not found (required by {file}",
          source: 'pact-foundation/pact-reference@libpact_ffi-v0.5.6:.github/workflows/build-ffi.yml',
        },
      ],
      cause:
        'The native library wants a newer glibc than the system has. The wheels of Pact Python ask for 2.28, that is Debian 10, Ubuntu 20.04 or Red Hat 8.',
      fixes: [
        {
          words:
            'Run the tests on a newer image; the application may stay where it is. glibc is not a package to upgrade alone. If that is not possible, verify with the static program in the npm package `@pact-foundation/pact-cli`.',
          code: {language: 'bash', text: 'ldd --version | head -n 1'},
        },
      ],
      verify: {
        words: 'The version that is printed is not older than the one in the message.',
        command: 'ldd --version | head -n 1',
      },
      more: [
        {page: '/implementation_guides/platforms', title: 'Will it run here?'},
        {page: '/implementation_guides/net/docs/troubleshooting#library-not-loaded', title: 'Troubleshooting PactNet'},
      ],
    },
    {
      id: 'python-wheel',
      title: '`metadata-generation-failed`, `No matching distribution found for pact-python-ffi`',
      messages: [
        {
          slug: 'python-metadata-generation',
          tool: 'pact-python',
          text: 'error: metadata-generation-failed',
          source: 'pypi:pact-python-ffi@0.5.12.1:pyproject.toml',
        },
        {
          slug: 'python-no-distribution',
          tool: 'pact-python',
          text: 'No matching distribution found for pact-python-ffi',
          source: 'pypi:pact-python@4.2.0:pyproject.toml',
        },
      ],
      cause:
        'No wheel of `pact-python-ffi` fits, so pip builds it and fetches the core from GitHub for that. The system is too old (glibc before 2.28, macOS before 12), pip is too old to know newer wheels, or the Python is PyPy, has 32 bits, or is free-threaded.',
      fixes: [
        {
          sdks: ['python'],
          words:
            'Upgrade pip, and ask for wheels only, so that the cause shows. If none fits, use CPython on a newer image, such as `python:3.12-slim`.',
          code: {
            language: 'bash',
            text: 'python -m pip install --upgrade pip\npython -m pip install --only-binary=:all: pact-python',
          },
        },
      ],
      verify: {
        words: 'The core answers with its version.',
        command: 'python -c "import pact_ffi; print(pact_ffi.__version__)"',
      },
      more: [
        {page: '/implementation_guides/python/docs/troubleshooting#no-wheel', title: 'Troubleshooting Pact Python'},
      ],
    },
    {
      id: 'ruby-library',
      title: "`Could not open library … libpact_ffi`, `Could not find gem 'pact-ffi'`",
      messages: [
        {
          slug: 'ruby-library',
          tool: 'pact-ruby',
          text: "Could not open library '{path}/libpact_ffi.so'",
          source: 'pact-foundation/pact-ruby-ffi@v0.4.28.0:lib/pact/detect_os.rb',
        },
        {
          slug: 'ruby-gem-missing',
          tool: 'pact-ruby',
          text: "Could not find gem 'pact-ffi'",
          source: 'pact-foundation/pact-ruby@v2.0.2:pact.gemspec',
        },
      ],
      cause:
        'The gem `pact-ffi` comes as one package for each platform, and there is none to compile. `Gemfile.lock` was made on another platform, or `DEBUG_TARGET` names a file that is not there.',
      fixes: [
        {
          sdks: ['ruby'],
          words: 'Add the platform of the machine that runs the tests.',
          code: {
            language: 'bash',
            text: 'bundle lock --add-platform x86_64-linux\nbundle install',
          },
        },
      ],
      verify: {
        words: 'The version of the core is printed.',
        command: 'bundle exec ruby -e \'require "pact"; puts PactFfi.version\'',
      },
      more: [{page: '/implementation_guides/ruby/troubleshooting#library', title: 'Troubleshooting Pact Ruby'}],
    },
    {
      id: 'ruby-pact-cli',
      title: '`cannot load such file -- pact/cli`',
      messages: [
        {
          slug: 'ruby-pact-cli',
          tool: 'pact-ruby',
          text: 'cannot load such file -- pact/cli',
          source: 'pact-foundation/pact-ruby@v2.0.2:bin/pact',
        },
      ],
      cause:
        'The gem `pact` 2.0.2 has an executable `pact` that loads a file of version 1. `bundle exec pact` starts that one, also where the command line tools of the same name were meant.',
      fixes: [
        {
          sdks: ['ruby'],
          words: 'Verify by RSpec. For publishing and `can-i-deploy`, call the other program by its path.',
          code: {language: 'bash', text: 'bundle exec rspec -t pact\n"$HOME/.pact/bin/pact" broker --help'},
        },
      ],
      verify: {words: 'Both programs are listed, and you know which comes first.', command: 'which -a pact'},
      more: [{page: '/implementation_guides/ruby/troubleshooting#cli', title: 'Troubleshooting Pact Ruby'}],
    },
    {
      id: 'node-gyp',
      title: '`gyp ERR! find Python`',
      messages: [
        {
          slug: 'js-node-gyp',
          tool: 'pact-js',
          text: 'gyp ERR! find Python',
          source: 'pact-foundation/pact-js-core@v13.13.0:package.json',
        },
      ],
      cause:
        'A pact-core before 14 is being installed, which compiles its native part by node-gyp, and needs Python and a C++ compiler for it. It belongs to Pact JS 11 and older; since 12, nothing is compiled.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Find out who asks for the old version, and take the current one.',
          code: {
            language: 'bash',
            text: 'npm ls @pact-foundation/pact-core\nnpm install --save-dev @pact-foundation/pact@17',
          },
        },
      ],
      verify: {words: 'Version 20 is listed, and no other.', command: 'npm ls @pact-foundation/pact-core'},
      more: [
        {
          page: '/implementation_guides/javascript/docs/troubleshooting#installation-failing-missing-python-c-or-build-tools',
          title: 'Troubleshooting Pact JS',
        },
      ],
    },
    {
      id: 'visual-c-runtime',
      title: 'Windows: `VCRUNTIME140.dll was not found`',
      messages: [
        {
          slug: 'platform-vcruntime',
          tool: 'platform',
          text: 'The code execution cannot proceed because VCRUNTIME140.dll was not found',
          source: 'npm:@pact-foundation/pact-core-windows-x64@20.2.0:prebuilds/win32-x64/pact_ffi.dll',
        },
      ],
      cause:
        '`pact_ffi.dll` is linked with the Visual C++ runtime, which a fresh Windows and small Windows images lack. Under Node.js no text appears, only that the library could not be loaded.',
      fixes: [
        {
          words: 'Install the Visual C++ Redistributable for x64.',
          code: {language: 'powershell', text: 'winget install --exact --id Microsoft.VCRedist.2015+.x64'},
        },
      ],
      verify: {words: '`VCRUNTIME140.dll` is in `C:\\Windows\\System32`, and the tests start.'},
      more: [
        {
          page: '/implementation_guides/javascript/docs/troubleshooting#windows-10--11-users',
          title: 'Troubleshooting Pact JS',
        },
      ],
    },
    {
      id: 'swift-packages',
      title: "`No such module 'PactSwiftMockServer'`, `Failed to download file`",
      messages: [
        {
          slug: 'swift-no-module',
          tool: 'pact-swift',
          text: "No such module 'PactSwiftMockServer'",
          source: 'surpher/PactSwift@v1.2.0:Package.swift',
        },
        {
          slug: 'swift-download',
          tool: 'pact-swift',
          text: 'Failed to download file',
          source: 'surpher/PactSwift@v1.2.0:Plugins/DownloaderPlugin/DownloaderPlugin.swift',
        },
        {
          slug: 'swift-checksum',
          tool: 'pact-swift',
          text: 'SHA checksum do not match!',
          source: 'surpher/PactSwift@v1.2.0:Plugins/DownloaderPlugin/DownloaderPlugin.swift',
        },
      ],
      cause:
        'The module exists for macOS and iOS, and for tests: not for tvOS, watchOS, visionOS or Catalyst, and not for the app itself. On Linux, `download-ffi` names the file by `uname -p`, which is `unknown` in many containers, or GitHub is not reached.',
      fixes: [
        {
          sdks: ['swift'],
          words: 'Depend on PactSwift in the test target alone. On Linux, fetch the library by hand.',
          code: {
            language: 'diff',
            text: ` .target(
     name: "OrderWeb",
-    dependencies: ["PactSwift"]
+    dependencies: []
 ),
 .testTarget(
     name: "OrderWebTests",
-    dependencies: ["OrderWeb"]
+    dependencies: ["OrderWeb", "PactSwift"]
 ),`,
          },
        },
      ],
      verify: {words: 'The tests are built.', command: 'swift build --build-tests'},
      more: [
        {page: '/implementation_guides/swift/troubleshooting#no-module', title: 'Troubleshooting PactSwift'},
        {page: '/implementation_guides/swift#linux', title: 'PactSwift on Linux'},
      ],
    },
    {
      id: 'cpp-header',
      title: '`fatal error: pact.h: No such file or directory`',
      messages: [
        {
          slug: 'cpp-header',
          tool: 'pact-cpp',
          text: 'fatal error: pact.h: No such file or directory',
          source: 'pact-foundation/pact-cplusplus@pact-cpp-consumer-v0.1.0:consumer/include/consumer.h',
        },
        {
          slug: 'cpp-conan',
          tool: 'pact-cpp',
          text: "ImportError: cannot import name 'ConanFile' from 'conans'",
          source: 'pact-foundation/pact-cplusplus@pact-cpp-consumer-v0.1.0:consumer/conanfile.py',
        },
      ],
      cause:
        'The header of the native core is no part of Pact C++; it is a file of the release of `libpact_ffi`. The second message is Conan 2, which reads a recipe that was written for Conan 1.',
      fixes: [
        {
          sdks: ['cpp'],
          words:
            'Fetch the header of the same release as the library into `native/pact_ffi.h`, put the [header that bridges](/implementation_guides/cpp/get_started#bridge) beside it as `native/pact.h`, and name the folder to the compiler.',
          code: {
            language: 'diff',
            text: ` add_library(pact_consumer STATIC \${dsl}/src/consumer.cpp \${dsl}/src/matchers.cpp)
-target_include_directories(pact_consumer PUBLIC \${dsl}/include)
+target_include_directories(pact_consumer SYSTEM PUBLIC native \${dsl}/include)`,
          },
        },
      ],
      verify: {words: 'The library is built.', command: 'cmake --build build'},
      more: [
        {page: '/implementation_guides/cpp/troubleshooting#header', title: 'Troubleshooting Pact C++'},
        {page: '/implementation_guides/cpp/get_started#native', title: 'Get started with Pact C++'},
      ],
    },
    {
      id: 'cargo-install',
      title: '`error[E0533]: expected value, found struct variant` while installing `pact_verifier_cli`',
      messages: [
        {
          slug: 'cli-cargo-install',
          tool: 'pact-cli',
          text: 'error[E0533]: expected value, found struct variant `ParseError::MissingNameSpace`',
          source: 'crates:pact_verifier_cli@1.4.0:Cargo.toml',
        },
        {
          slug: 'cli-cargo-compile',
          tool: 'pact-cli',
          text: 'error: failed to compile `pact_verifier_cli v{version}`',
          source: 'crates:pact_verifier_cli@1.4.0:Cargo.toml',
        },
      ],
      cause:
        '`cargo install` takes the newest version of every dependency unless it is told to use the ones that the release was built with. `pact_verifier_cli` 1.4.0 does not compile with one of the newer ones.',
      fixes: [
        {
          words: 'Install with the lock file of the release.',
          code: {language: 'bash', text: 'cargo install --locked pact_verifier_cli'},
        },
      ],
      verify: {words: 'It prints 1.4.0.', command: 'pact-verifier --version'},
      more: [
        {page: '/implementation_guides/cli/troubleshooting#cargo-install', title: 'Troubleshooting the command line'},
      ],
    },
    {
      id: 'jest-node-protocol',
      title: "`ENOENT: no such file or directory, open 'node:path'`",
      messages: [
        {
          slug: 'js-node-protocol',
          tool: 'pact-js',
          text: "ENOENT: no such file or directory, open 'node:path'",
          source: 'npm:@pact-foundation/pact-core@20.2.0:dist/ffi/index.js',
        },
      ],
      cause:
        'Pact JS imports modules of Node.js with the prefix `node:`, and Jest 26 and older take that for the name of a file.',
      fixes: [
        {
          sdks: ['javascript'],
          words: 'Raise Jest; Pact JS 17 asks for Node.js 22 as well.',
          code: {language: 'bash', text: 'npm install --save-dev jest@30'},
        },
      ],
      verify: {words: 'The test file is loaded.', command: 'npx jest --version'},
      more: [{page: '/implementation_guides/javascript/docs/test_frameworks#jest', title: 'Jest'}],
    },
  ],
};
