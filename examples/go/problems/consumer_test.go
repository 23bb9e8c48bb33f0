package problems

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"

	"github.com/pact-foundation/pact-go/v2/consumer"
	"github.com/pact-foundation/pact-go/v2/matchers"
)

// orderPact has a folder of its own, unless told otherwise.
func orderPact(t *testing.T, config consumer.MockHTTPProviderConfig) *consumer.V4HTTPMockProvider {
	t.Helper()
	config.Consumer, config.Provider = "OrderWeb", "OrderApi"
	if config.PactDir == "" {
		config.PactDir = t.TempDir()
	}
	pact, err := consumer.NewV4Pact(config)
	if err != nil {
		t.Fatal(err)
	}
	return pact
}

func anOrder(pact *consumer.V4HTTPMockProvider) *consumer.V4InteractionWithResponse {
	return pact.AddInteraction().
		UponReceiving("a request for an order").
		WithRequest(http.MethodGet, "/orders/42").
		WillRespondWith(http.StatusOK)
}

// get sends a request, and gives the error that a client would.
func get(mock consumer.MockServerConfig, path string) error {
	response, err := http.Get(fmt.Sprintf("http://%s:%d%s", mock.Host, mock.Port, path))
	if err != nil {
		return err
	}
	_ = response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("OrderApi answered %s", response.Status)
	}
	return nil
}

// report makes an error the failure of the test.
func report(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Error(err)
	}
}

func TestConsumerProblems(t *testing.T) {
	provoke(t, []problem{
		{"request-not-received", func(t *testing.T) {
			report(t, anOrder(orderPact(t, consumer.MockHTTPProviderConfig{})).
				ExecuteTest(t, func(consumer.MockServerConfig) error { return nil }))
		}, `Failed for|Diff:|expected: |: pact validation`},
		{"request-not-expected", func(t *testing.T) {
			report(t, anOrder(orderPact(t, consumer.MockHTTPProviderConfig{})).
				ExecuteTest(t, func(mock consumer.MockServerConfig) error {
					_ = get(mock, "/order/42")
					return nil
				}))
		}, `Failed for|Diff:|expected: |actual: `},
		{"request-incorrect", func(t *testing.T) {
			report(t, orderPact(t, consumer.MockHTTPProviderConfig{}).AddInteraction().
				UponReceiving("a request to place an order").
				WithRequest(http.MethodPost, "/orders", func(req *consumer.V4RequestBuilder) {
					req.Query("draft", matchers.S("true")).
						Header("X-Tenant", matchers.S("main")).
						JSONBody(matchers.Map{"sku": matchers.Like("TEA-01"), "quantity": matchers.Integer(2)})
				}).
				WillRespondWith(http.StatusCreated).
				ExecuteTest(t, func(mock consumer.MockServerConfig) error {
					body := strings.NewReader(`{"sku": 1, "quantity": 2}`)
					url := fmt.Sprintf("http://%s:%d/orders?draft=yes", mock.Host, mock.Port)
					_, err := http.Post(url, "application/json", body)
					return err
				}))
		}, `Diff:|Expected |expected:|actual:|: pact validation`},
		{"client-error", func(t *testing.T) {
			report(t, anOrder(orderPact(t, consumer.MockHTTPProviderConfig{})).
				ExecuteTest(t, func(mock consumer.MockServerConfig) error { return get(mock, "/order/42") }))
		}, `expected: |actual: |answered`},
		{"port-in-use", func(t *testing.T) {
			listener, err := net.Listen("tcp", "127.0.0.1:0")
			if err != nil {
				t.Fatal(err)
			}
			port := listener.Addr().(*net.TCPAddr).Port
			report(t, anOrder(orderPact(t, consumer.MockHTTPProviderConfig{Port: port})).
				ExecuteTest(t, func(mock consumer.MockServerConfig) error { return get(mock, "/orders/42") }))
		}, `Failed to start|unable to start`},
		{"no-interaction", func(t *testing.T) {
			report(t, orderPact(t, consumer.MockHTTPProviderConfig{}).
				ExecuteTest(t, func(consumer.MockServerConfig) error { return nil }))
		}, `no interactions`},
		{"pact-not-written", func(t *testing.T) {
			report(t, anOrder(orderPact(t, consumer.MockHTTPProviderConfig{PactDir: "doc.go"})).
				ExecuteTest(t, func(mock consumer.MockServerConfig) error { return get(mock, "/orders/42") }))
		}, `ERROR Failed to write|ERROR pact_ffi|: unable to write`},
		{"logger", func(t *testing.T) {
			orderPact(t, consumer.MockHTTPProviderConfig{})
			orderPact(t, consumer.MockHTTPProviderConfig{})
		}, `can't set logger`},
		{"matcher-of-a-later-version", func(t *testing.T) {
			pact, _ := consumer.NewV2Pact(consumer.MockHTTPProviderConfig{
				Consumer: "OrderWeb", Provider: "OrderApi", PactDir: t.TempDir(),
			})
			pact.AddInteraction().WithRequest(http.MethodGet, "/").
				WillRespondWith(http.StatusOK, func(res *consumer.V2ResponseBuilder) {
					res.JSONBody(matchers.Map{"note": matchers.Includes("gift")})
				})
		}, `^panic: the current`},
		{"type-of-a-struct", func(t *testing.T) {
			type Order struct {
				Labels map[string]string `json:"labels"`
			}
			matchers.MatchV2(Order{})
		}, `^panic: match`},
		{"empty-binary", func(t *testing.T) {
			orderPact(t, consumer.MockHTTPProviderConfig{}).AddInteraction().WithRequest(http.MethodGet, "/").
				WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) { res.BinaryBody(nil) })
		}, `^panic: runtime`},
		{"certificate", func(t *testing.T) {
			report(t, anOrder(orderPact(t, consumer.MockHTTPProviderConfig{TLS: true})).
				ExecuteTest(t, func(mock consumer.MockServerConfig) error {
					client := http.Client{Transport: &http.Transport{TLSClientConfig: mock.TLSConfig}}
					_, err := client.Get(fmt.Sprintf("https://%s:%d/orders/42", mock.Host, mock.Port))
					t.Error(err)
					_, err = client.Get(fmt.Sprintf("https://localhost:%d/orders/42", mock.Port))
					t.Error(err)
					return nil
				}))
		}, `x509`},
		{"binary", func(t *testing.T) {
			png := "\x89PNG\r\n\x1a\n\x00\x00"
			report(t, orderPact(t, consumer.MockHTTPProviderConfig{}).AddInteraction().
				UponReceiving("a request to store a photo").
				WithRequest(http.MethodPut, "/photos/7", func(req *consumer.V4RequestBuilder) {
					req.BinaryBody([]byte(png))
				}).
				WillRespondWith(http.StatusOK).
				ExecuteTest(t, func(mock consumer.MockServerConfig) error {
					url := fmt.Sprintf("http://%s:%d/photos/7", mock.Host, mock.Port)
					request, err := http.NewRequest(http.MethodPut, url, strings.NewReader(png))
					if err != nil {
						return err
					}
					request.Header.Set("Content-Type", "application/octet-stream")
					response, err := http.DefaultClient.Do(request)
					if err == nil {
						_, _ = io.Copy(io.Discard, response.Body)
					}
					return err
				}))
		}, `^\s+Expected binary`},
	})
}
