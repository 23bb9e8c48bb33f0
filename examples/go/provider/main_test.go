package provider

import (
	"cmp"
	"log"
	"os"
	"path/filepath"
	"testing"
)

func TestMain(m *testing.M) {
	if err := os.Setenv("PACT_DO_NOT_TRACK", "true"); err != nil {
		log.Fatal(err)
	}
	os.Exit(m.Run())
}

// #region helper-pact-file

// pactFile finds a pact in PACT_DIR, or else where the consumers' tests write it.
func pactFile(t *testing.T, name string) string {
	t.Helper()
	t.Setenv("PACT_URL", "") // Pact Go would verify that pact, too
	return filepath.Join(cmp.Or(os.Getenv("PACT_DIR"), "../pacts"), name)
}

// #endregion helper-pact-file
