package reference

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"testing"

	"github.com/pact-foundation/pact-go/v2/consumer"
	"github.com/pact-foundation/pact-go/v2/matchers"
	"github.com/pact-foundation/pact-go/v2/message"
	v4 "github.com/pact-foundation/pact-go/v2/message/v4"
	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// #region go-sync-client
// Desk asks over a queue what an order costs: Ask sends a message and waits for the reply.
type Desk struct {
	Ask func(request []byte) ([]byte, error)
}

func (d Desk) Quote(sku string, quantity int) (float64, error) {
	request, err := json.Marshal(map[string]any{"sku": sku, "quantity": quantity})
	if err != nil {
		return 0, err
	}
	reply, err := d.Ask(request)
	if err != nil {
		return 0, err
	}
	var quote struct {
		Total float64 `json:"total"`
	}
	err = json.Unmarshal(reply, &quote)
	return quote.Total, err
}

// #endregion go-sync-client

func deskPact(t *testing.T, folder string) *v4.SynchronousPact {
	t.Helper()
	pact, err := v4.NewSynchronousPact(v4.Config{Consumer: "OrderDesk", Provider: "OrderApi", PactDir: folder})
	require.NoError(t, err)
	return pact
}

func writeQuote(t *testing.T, pact *v4.SynchronousPact) {
	t.Helper()
	// #region go-sync-consumer
	err := pact.AddSynchronousMessage("a request for a quote").
		Given("the price of TEA-01 is 15.75").
		WithRequest(func(req *v4.SynchronousMessageWithRequestBuilder) {
			req.WithJSONContent(matchers.Map{
				"sku": matchers.Like("TEA-01"), "quantity": matchers.Integer(2),
			})
		}).
		WithResponse(func(res *v4.SynchronousMessageWithResponseBuilder) {
			res.WithJSONContent(matchers.Map{"total": matchers.Decimal(31.5)})
		}).
		ExecuteTest(t, func(m v4.SynchronousMessage) error {
			desk := Desk{Ask: func(request []byte) ([]byte, error) {
				assert.JSONEq(t, string(m.Request.Contents), string(request))
				return m.Response[0].Contents, nil
			}}
			total, err := desk.Quote("TEA-01", 2)
			assert.Equal(t, 31.5, total)
			return err
		})
	// #endregion go-sync-consumer
	require.NoError(t, err)
}

func TestDeskAsksForAQuote(t *testing.T) {
	folder := t.TempDir()
	writeQuote(t, deskPact(t, folder))

	// #region go-sync-provider
	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:  "OrderApi",
		PactFiles: []string{filepath.Join(folder, "OrderDesk-OrderApi.json")},
		MessageHandlers: message.Handlers{
			"a request for a quote": func([]models.ProviderState) (message.Body, message.Metadata, error) {
				return map[string]any{"total": 47.25}, message.Metadata{"contentType": "application/json"}, nil
			},
		},
	})
	// #endregion go-sync-provider
	require.NoError(t, err)
}

func TestHTTPAndMessagesInOnePact(t *testing.T) {
	folder := t.TempDir()
	writeQuote(t, deskPact(t, folder))
	pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{
		Consumer: "OrderDesk", Provider: "OrderApi", PactDir: folder,
	})
	require.NoError(t, err)
	require.NoError(t, pact.AddInteraction().
		UponReceiving("a request for an order").
		WithRequest(http.MethodGet, "/orders/42").
		WillRespondWith(http.StatusOK).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			return send(mock, http.MethodGet, "/orders/42", "", nil)
		}))
	server := httptest.NewServer(orderAPI(func(string) {}))
	defer server.Close()
	pactFile := filepath.Join(folder, "OrderDesk-OrderApi.json")
	messageHandlers := message.Handlers{
		"a request for a quote": func([]models.ProviderState) (message.Body, message.Metadata, error) {
			return map[string]any{"total": 47.25}, message.Metadata{"contentType": "application/json"}, nil
		},
	}

	// #region go-mixed-provider
	err = provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:        "OrderApi",
		ProviderBaseURL: server.URL,
		PactFiles:       []string{pactFile},
		MessageHandlers: messageHandlers,
	})
	// #endregion go-mixed-provider
	require.NoError(t, err)
}
