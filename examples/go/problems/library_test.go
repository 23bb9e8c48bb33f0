package problems

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The texts are those of Linux; a library where the linker looks by itself would hide the problems.
func onLinuxWithoutLibrary(t *testing.T) {
	t.Helper()
	var installed []string
	for _, folder := range []string{"/tmp", "/usr/local/lib", "/opt/pact/lib"} {
		found, err := filepath.Glob(folder + "/libpact_ffi.so")
		require.NoError(t, err)
		installed = append(installed, found...)
	}
	if runtime.GOOS != "linux" || len(installed) > 0 {
		t.Skip("needs Linux, and no library of Pact in", installed)
	}
}

// emptyLibrary is what a download that failed leaves behind.
func emptyLibrary(t *testing.T) (folder string) {
	t.Helper()
	folder = t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(folder, "libpact_ffi.so"), nil, 0o600))
	return folder
}

// link builds a test of the shop.
func link(t *testing.T, variables ...string) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "logging.test")
	return outputOf(t, 5*time.Minute, variables, "go", "test", "-c", "-o", program, "../logging")
}

func TestLibraryProblems(t *testing.T) {
	onLinuxWithoutLibrary(t)
	noPath := []string{"LIBRARY_PATH=", "LD_LIBRARY_PATH=", "CGO_LDFLAGS="}

	t.Run("library-not-found", func(t *testing.T) {
		compare(t, "library-not-found", excerpt(link(t, noPath...), `cannot find`))
	})
	t.Run("library-not-loaded", func(t *testing.T) {
		output := outputOf(t, time.Minute, noPath, os.Args[0], "-test.run=none")
		compare(t, "library-not-loaded", excerpt(output, `loading shared`))
	})
	t.Run("library-empty", func(t *testing.T) {
		variables := []string{"LD_LIBRARY_PATH=" + emptyLibrary(t)}
		output := outputOf(t, time.Minute, variables, os.Args[0], "-test.run=none")
		compare(t, "library-empty", excerpt(output, `loading shared`))
	})
	t.Run("library-undefined", func(t *testing.T) {
		output := link(t, "CGO_LDFLAGS=-L"+emptyLibrary(t))
		compare(t, "library-undefined", excerpt(output, "undefined reference to `pactffi_given'"))
	})
	t.Run("cgo-off", func(t *testing.T) {
		compare(t, "cgo-off", excerpt(link(t, "CGO_ENABLED=0"), `consumer/http\.go:\d+:\d+: .*native\.(MockServer|Init)`))
	})
	t.Run("compiler-missing", func(t *testing.T) {
		compare(t, "compiler-missing", excerpt(link(t, "CC=gcc-missing"), `^cgo:`))
	})
}

func TestInstallationProblems(t *testing.T) {
	onLinuxWithoutLibrary(t)
	folder, home := t.TempDir(), t.TempDir()
	offline := []string{"HTTPS_PROXY=http://127.0.0.1:1", "NO_PROXY=", "HOME=" + home}
	pactGo := filepath.Join(t.TempDir(), "pact-go")
	outputOf(t, 5*time.Minute, nil, "go", "build", "-o", pactGo, "github.com/pact-foundation/pact-go/v2")

	output := outputOf(t, time.Minute, offline, pactGo, "install", "--libDir", folder)
	compare(t, "install-offline", excerpt(output, `\[ERROR\]`))

	// What is left is empty, and counts as installed.
	left, err := os.Stat(filepath.Join(folder, "libpact_ffi.so"))
	require.NoError(t, err)
	assert.Zero(t, left.Size())
	output = outputOf(t, time.Minute, offline, pactGo, "install", "--libDir", folder)
	assert.Contains(t, output, "package libpact_ffi found")
	assert.NotContains(t, output, "[ERROR]")
}
