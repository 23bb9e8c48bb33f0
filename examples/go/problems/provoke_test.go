package problems

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A problem is what somebody does wrong, and the lines of the output that tell it.
type problem struct {
	name  string
	run   func(t *testing.T)
	lines string
}

// inside names the problem that a process was started for, and never the process of the suite.
const inside = "SHOP_PROBLEM"

// What differs from run to run, and what stands there in the messages of the page.
var unsteady = []struct{ from, to string }{
	{`\x1b\[[0-9;]*m|\\x1b\[[0-9;]*m`, ""},
	{`\d{4}-\d\d-\d\dT[\d:.]+Z +(\w+) \S+ `, "2026-03-14T09:26:53Z $1 "},
	{`\d{4}/\d\d/\d\d \d\d:\d\d:\d\d`, "2026/03/14 09:26:53"},
	{`(127\.0\.0\.1|localhost):[1-9]\d{3,}`, "$1:40123"},
	{`\([\dms ]+ loading, [\dms ]+ verification\)`, "(0s loading, 5ms verification)"},
	{`/\S+/pkg/mod/`, "/home/ada/go/pkg/mod/"},
	{`/tmp/\S+/00\d/`, "/tmp/"},
	{`/tmp/go-build\d+/b\d+/problems`, "/tmp/go-build/b001/consumer"},
	{`linux-(x86_64|aarch64)(-musl)?`, "linux-x86_64"},
	{`\b(consumer|message)_test\.go:\d+`, "order_test.go:31"},
	{`Test\w+/[\w-]+`, "TestOrder"},
}

// provoke runs a problem in a process of its own and compares the message with the one of the page;
// UPDATE_MESSAGES=1 writes it anew.
func provoke(t *testing.T, problems []problem) {
	t.Helper()
	for _, each := range problems {
		t.Run(each.name, func(t *testing.T) {
			if os.Getenv(inside) == each.name {
				each.run(t)
				return
			}
			run := "-test.run=^" + path.Dir(t.Name()) + "$/^" + each.name + "$"
			// Some problems last for minutes; their message comes at once.
			output := outputOf(t, 5*time.Second, []string{inside + "=" + each.name}, os.Args[0], "-test.v", run)
			compare(t, each.name, excerpt(output, each.lines))
		})
	}
}

// outputOf runs a command, with variables beside those of this process, and gives what it printed until the limit.
func outputOf(t *testing.T, limit time.Duration, variables []string, program string, args ...string) string {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	defer cancel()
	command := exec.CommandContext(ctx, program, args...)
	command.Env = slices.Concat(os.Environ(), []string{"LOG_LEVEL=", "PACT_LOG_LEVEL="}, variables)
	output, err := command.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return string(output)
}

// excerpt takes the lines that match, each once, without what differs between runs.
func excerpt(output, lines string) string {
	wanted := regexp.MustCompile(lines)
	var found []string
	seen := map[string]bool{}
	for line := range strings.SplitSeq(output, "\n") {
		for _, each := range unsteady {
			line = regexp.MustCompile(each.from).ReplaceAllString(line, each.to)
		}
		line = strings.TrimRight(line, " \t")
		if wanted.MatchString(line) && !seen[line] {
			seen[line] = true
			found = append(found, line)
		}
	}
	return strings.Join(found, "\n") + "\n"
}

func compare(t *testing.T, name, message string) {
	t.Helper()
	file := filepath.Join("messages", name+".txt")
	if os.Getenv("UPDATE_MESSAGES") != "" {
		require.NoError(t, os.WriteFile(file, []byte(message), 0o644))
	}
	expected, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(expected), message)
}
