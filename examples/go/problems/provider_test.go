package problems

import (
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
)

const orderPactText = `{
  "consumer": {"name": "OrderWeb"}, "provider": {"name": "OrderApi"},
  "interactions": [{
    "type": "Synchronous/HTTP", "description": "a request for an order",
    "providerStates": [{"name": "an order exists", "params": {"id": 42}}],
    "request": {"method": "GET", "path": "/orders/42"},
    "response": {
      "status": 200,
      "headers": {"Content-Type": ["application/json"]},
      "body": {"content": {"status": "PAID", "total": 31.5}, "contentType": "application/json", "encoded": false},
      "matchingRules": {"body": {"$.total": {"combine": "AND", "matchers": [{"match": "number"}]}}}
    }
  }],
  "metadata": {"pactSpecification": {"version": "4.0"}}
}`

// orderPactFile writes the pact of OrderWeb, with one interaction that has a state.
func orderPactFile(t *testing.T) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "OrderWeb-OrderApi.json")
	if err := os.WriteFile(file, []byte(orderPactText), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// serve starts a provider that answers every request alike.
func serve(t *testing.T, status int, body string) *httptest.Server {
	t.Helper()
	server := httptest.NewServer(answer(status, body))
	t.Cleanup(server.Close)
	return server
}

// serveHandler starts a provider, and gives its address.
func serveHandler(t *testing.T, handler http.Handler) string {
	t.Helper()
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	return server.URL
}

func answer(status int, body string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	})
}

const paidOrder = `{"status": "PAID", "total": 31.5}`

// verify checks OrderApi; the failure is what is wanted.
func verify(t *testing.T, request provider.VerifyRequest) error {
	t.Helper()
	if request.Provider == "" {
		request.Provider = "OrderApi"
	}
	request.DisableColoredOutput = true
	return provider.NewVerifier().VerifyProvider(t, request)
}

func stateHandlers(handler models.StateHandler) models.StateHandlers {
	return models.StateHandlers{"an order exists": handler}
}

func TestProviderProblems(t *testing.T) {
	provoke(t, []problem{
		{"status", func(t *testing.T) {
			_ = verify(t, provider.VerifyRequest{
				ProviderBaseURL: serve(t, http.StatusNotFound, `{"error": "not found"}`).URL,
				PactFiles:       []string{orderPactFile(t)},
			})
		}, `^\d\) |^ +1\.\d\) has (status|a m)|Expected a Map|expected 200|There were|verifier\.go`},
		{"body", func(t *testing.T) {
			_ = verify(t, provider.VerifyRequest{
				ProviderBaseURL: serve(t, http.StatusOK, `{"status": "PAID", "total": "31.50"}`).URL,
				PactFiles:       []string{orderPactFile(t)},
			})
		}, `^\d\) |^ +1\.\d\) |\$\.total`},
		{"state-missing", func(t *testing.T) {
			_ = verify(t, provider.VerifyRequest{
				ProviderBaseURL: serve(t, http.StatusOK, paidOrder).URL,
				PactFiles:       []string{orderPactFile(t)},
				StateHandlers:   models.StateHandlers{"order exists": nil},
			})
		}, `\[WARN\]`},
		{"state-fails", func(t *testing.T) {
			_ = verify(t, provider.VerifyRequest{
				ProviderBaseURL: serve(t, http.StatusOK, paidOrder).URL,
				PactFiles:       []string{orderPactFile(t)},
				StateHandlers: stateHandlers(func(bool, models.ProviderState) (models.ProviderStateResponse, error) {
					return nil, errors.New("no connection to the database")
				}),
			})
		}, `\[ERROR\] state`},
		{"state-panics", func(t *testing.T) {
			_ = verify(t, provider.VerifyRequest{
				ProviderBaseURL: serve(t, http.StatusOK, paidOrder).URL,
				PactFiles:       []string{orderPactFile(t)},
				StateHandlers: stateHandlers(func(_ bool, state models.ProviderState) (models.ProviderStateResponse, error) {
					_ = state.Parameters["id"].(float64)
					return nil, nil
				}),
			})
		}, `panic serving|^\d\) `},
		{"no-source", func(t *testing.T) {
			_ = verify(t, provider.VerifyRequest{ProviderBaseURL: "http://127.0.0.1:1"})
		}, `verifier\.go`},
		{"file-missing", func(t *testing.T) {
			_ = verify(t, provider.VerifyRequest{
				ProviderBaseURL: "http://127.0.0.1:1", PactFiles: []string{"../pacts/OrderWeb-OrderAPI.json"},
			})
		}, `^\d\) `},
		{"version-missing", func(t *testing.T) {
			_ = verify(t, provider.VerifyRequest{
				ProviderBaseURL: "http://127.0.0.1:1", BrokerURL: "http://127.0.0.1:1",
			})
		}, `verifier\.go`},
		{"broker-refuses", func(t *testing.T) {
			_ = verify(t, provider.VerifyRequest{
				ProviderBaseURL: "http://127.0.0.1:1",
				ProviderVersion: "7e1c2aa",
				BrokerURL:       serve(t, http.StatusUnauthorized, "{}").URL,
				BrokerToken:     "wrong",
			})
		}, `^\d\) `},
		{"provider-not-running", func(t *testing.T) {
			_ = verify(t, provider.VerifyRequest{
				ProviderBaseURL: "http://127.0.0.1:1", PactFiles: []string{orderPactFile(t)},
			})
		}, `\[ERROR\]|expected 200|proxy error`},
		{"provider-certificate", func(t *testing.T) {
			server := httptest.NewTLSServer(answer(http.StatusOK, paidOrder))
			defer server.Close()
			_ = verify(t, provider.VerifyRequest{
				ProviderBaseURL: server.URL, PactFiles: []string{orderPactFile(t)}, DisableSSLVerification: true,
			})
		}, `\[ERROR\]|expected 200`},
		{"no-scheme", func(t *testing.T) {
			_ = verify(t, provider.VerifyRequest{
				ProviderBaseURL: "localhost:8080", PactFiles: []string{orderPactFile(t)},
			})
		}, `unsupported|expected 200`},
		{"timeout", func(t *testing.T) {
			server := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
				time.Sleep(300 * time.Millisecond)
			}))
			defer server.Close()
			_ = verify(t, provider.VerifyRequest{
				ProviderBaseURL: server.URL, PactFiles: []string{orderPactFile(t)},
				RequestTimeout: 100 * time.Millisecond,
			})
		}, `^\d\) `},
	})
}
