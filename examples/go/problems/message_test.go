package problems

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/pact-foundation/pact-go/v2/consumer"
	"github.com/pact-foundation/pact-go/v2/message"
	v4 "github.com/pact-foundation/pact-go/v2/message/v4"
	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
)

type orderPlaced struct {
	OrderID int `json:"orderId"`
}

func mailerPact(t *testing.T) *v4.AsynchronousPact {
	t.Helper()
	pact, err := v4.NewAsynchronousPact(v4.Config{
		Consumer: "OrderMailer", Provider: "OrderPublisher", PactDir: t.TempDir(),
	})
	if err != nil {
		t.Fatal(err)
	}
	return pact
}

func ignore(v4.AsynchronousMessage) error { return nil }

const mailerPactText = `{
  "consumer": {"name": "OrderMailer"}, "provider": {"name": "OrderPublisher"},
  "interactions": [{
    "type": "Asynchronous/Messages", "description": "order placed",
    "metadata": {"contentType": "application/json", "topic": "orders"},
    "contents": {"content": {"orderId": 42}, "contentType": "application/json", "encoded": false}
  }],
  "metadata": {"pactSpecification": {"version": "4.0"}}
}`

// publish verifies the pact of OrderMailer with one handler; the failure is what is wanted.
func publish(t *testing.T, handlers message.Handlers) error {
	t.Helper()
	file := filepath.Join(t.TempDir(), "OrderMailer-OrderPublisher.json")
	if err := os.WriteFile(file, []byte(mailerPactText), 0o600); err != nil {
		t.Fatal(err)
	}
	return verify(t, provider.VerifyRequest{
		Provider: "OrderPublisher", PactFiles: []string{file}, MessageHandlers: handlers,
	})
}

func handler(body message.Body, metadata message.Metadata, err error) message.Handlers {
	return message.Handlers{
		"order placed": func([]models.ProviderState) (message.Body, message.Metadata, error) {
			return body, metadata, err
		},
	}
}

func TestMessageProblems(t *testing.T) {
	orders := message.Metadata{"topic": "orders", "contentType": "application/json"}
	provoke(t, []problem{
		{"message-type", func(t *testing.T) {
			_ = mailerPact(t).AddAsynchronousMessage().ExpectsToReceive("order placed").
				WithJSONContent(map[string]any{"orderId": 42}).
				AsType(orderPlaced{}).
				ConsumedBy(func(m v4.AsynchronousMessage) error {
					_ = m.Body.(orderPlaced)
					return nil
				}).Verify(t)
		}, `^panic: interface`},
		{"message-narrow", func(t *testing.T) {
			_ = mailerPact(t).AddAsynchronousMessage().ExpectsToReceive("order placed").
				WithJSONContent(map[string]any{"orderId": "42"}).
				AsType(&orderPlaced{}).
				ConsumedBy(ignore).Verify(t)
		}, `VerifyMessageConsumer`},
		{"message-handler-missing", func(t *testing.T) {
			_ = publish(t, message.Handlers{"an order was placed": nil})
		}, `\[ERROR\]|^ +Expected a body`},
		{"message-handler-fails", func(t *testing.T) {
			_ = publish(t, handler(nil, nil, errors.New("no such order")))
		}, `\[ERROR\]|^ +Expected a body`},
		{"message-without-metadata", func(t *testing.T) {
			_ = publish(t, handler(orderPlaced{OrderID: 42}, nil, nil))
		}, `^ +Expected a body|metadata '?topic|metadata key 'topic`},
		{"message-text", func(t *testing.T) {
			_ = publish(t, handler(`{"orderId": 42}`, orders, nil))
		}, `Type mismatch`},
		{"plugin-missing", func(t *testing.T) {
			t.Setenv("PACT_PLUGIN_DIR", t.TempDir())
			t.Setenv("HTTPS_PROXY", "http://127.0.0.1:1")
			orderPact(t, consumer.MockHTTPProviderConfig{}).AddInteraction().
				UsingPlugin(consumer.PluginConfig{Plugin: "shop-label", Version: "1.0.0"})
		}, `ERROR|setup failed`},
		{"transport-unknown", func(t *testing.T) {
			t.Setenv("PACT_PLUGIN_DIR", "../../javascript/plugins")
			t.Setenv("PACT_OUTPUT_DIR", t.TempDir())
			pact, err := v4.NewSynchronousPact(v4.Config{
				Consumer: "PackingDesk", Provider: "ParcelApi", PactDir: t.TempDir(),
			})
			if err != nil {
				t.Fatal(err)
			}
			pact.AddSynchronousMessage("a label").
				UsingPlugin(v4.PluginConfig{Plugin: "shop-label", Version: "1.0.0"}).
				WithContents(`{"request": {"To": "Ada"}, "response": {"To": "Ada"}}`, "text/vnd.shop.label").
				StartTransport("grpc", "127.0.0.1", nil)
		}, `ERROR|unable to start`},
	})
}
