package logging

// #region debug-logging
import (
	"log"
	"os"
	"testing"

	pactlog "github.com/pact-foundation/pact-go/v2/log"
)

func TestMain(m *testing.M) {
	// The native core keeps the level that it finds with the first pact, so this comes first.
	if err := pactlog.SetLogLevel("DEBUG"); err != nil {
		log.Fatal(err)
	}
	os.Exit(m.Run())
}

// #endregion debug-logging
