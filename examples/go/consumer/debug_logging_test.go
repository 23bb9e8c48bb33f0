package consumer

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// logOf runs the test of an interaction in a process and a folder of its own.
func logOf(t *testing.T, environment ...string) (folder, log string) {
	t.Helper()
	folder = filepath.Join(t.TempDir(), "consumer")
	require.NoError(t, os.Mkdir(folder, 0o755))
	program, err := filepath.Abs(os.Args[0])
	require.NoError(t, err)
	child := exec.Command(program, "-test.run=^TestOrderClientFetchesAnOrder$")
	child.Dir = folder
	child.Env = append(os.Environ(), environment...)
	output, err := child.CombinedOutput()
	require.NoError(t, err, string(output))
	return folder, string(output)
}

func TestLogLevelOfTheEnvironmentIsThatOfBothParts(t *testing.T) {
	_, log := logOf(t, "PACT_LOG_LEVEL=DEBUG")

	assert.Contains(t, log, "[DEBUG] initialised native log level to DEBUG")
	assert.Regexp(t, `DEBUG \S+ pact_mock_server`, log)
}

func TestLogLevelInLowerCaseIsThatOfTheNativePartAlone(t *testing.T) {
	_, log := logOf(t, "PACT_LOG_LEVEL=debug")

	assert.NotContains(t, log, "[DEBUG]")
	assert.Regexp(t, `DEBUG \S+ pact_mock_server`, log)
}

func TestLogOfTheNativePartGoesToAFile(t *testing.T) {
	folder, log := logOf(t, "PACT_LOG_LEVEL=DEBUG", "PACT_LOG_PATH=pact.log")

	assert.NotContains(t, log, "pact_mock_server")
	file, err := os.ReadFile(filepath.Join(folder, "pact.log"))
	require.NoError(t, err)
	assert.Regexp(t, `DEBUG \S+ pact_mock_server`, string(file))
}
