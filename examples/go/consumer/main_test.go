package consumer

import (
	"log"
	"os"
	"testing"
)

// #region helper-pact-dir

// Every test writes into the pact files it finds here, so the folder starts empty.
const pactDir = "../pacts"

// #endregion helper-pact-dir

func TestMain(m *testing.M) {
	if err := os.Setenv("PACT_DO_NOT_TRACK", "true"); err != nil {
		log.Fatal(err)
	}
	if err := os.RemoveAll(pactDir); err != nil {
		log.Fatal(err)
	}
	os.Exit(m.Run())
}
