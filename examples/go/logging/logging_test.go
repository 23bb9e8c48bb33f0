// Package logging has a test whose Pact writes debug logs.
package logging

import (
	"net"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"testing"

	"example.org/shop/consumer"
	pact "github.com/pact-foundation/pact-go/v2/consumer"
	"github.com/pact-foundation/pact-go/v2/matchers"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// pactDir names the folder of the process that this test runs to read its log.
const pactDir = "SHOP_PACT_DIR"

func TestLogHasWhatTheMockServerReceivesTokensAndAll(t *testing.T) {
	child := exec.Command(os.Args[0], "-test.run=^TestMyOrders$")
	child.Env = append(os.Environ(), pactDir+"="+t.TempDir(), "PACT_DO_NOT_TRACK=true")
	log, err := child.CombinedOutput()

	require.NoError(t, err, string(log))
	assert.Contains(t, string(log), "[DEBUG] initialised native log level to DEBUG")
	assert.Regexp(t, `DEBUG \S+ pact_mock_server`, string(log))
	assert.Contains(t, string(log), "Bearer example-token")
}

func TestMyOrders(t *testing.T) {
	if os.Getenv(pactDir) == "" {
		t.Skip("runs in a process of its own")
	}
	orderAPI, err := pact.NewV4Pact(pact.MockHTTPProviderConfig{
		Consumer: "OrderWeb", Provider: "OrderApi", PactDir: os.Getenv(pactDir),
	})
	require.NoError(t, err)
	err = orderAPI.AddInteraction().
		UponReceiving("a request for my orders").
		WithRequest(http.MethodGet, "/orders", func(req *pact.V4RequestBuilder) {
			req.Header("Authorization", matchers.String("Bearer example-token")).
				Query("status", matchers.String("PAID"))
		}).
		WillRespondWith(http.StatusOK, func(res *pact.V4ResponseBuilder) {
			res.JSONBody([]any{})
		}).
		ExecuteTest(t, func(mock pact.MockServerConfig) error {
			server := "http://" + net.JoinHostPort(mock.Host, strconv.Itoa(mock.Port))
			client := consumer.OrderClient{BaseURL: server, Token: "example-token"}
			_, err := client.MyOrders(t.Context(), "PAID")
			return err
		})
	require.NoError(t, err)
}
