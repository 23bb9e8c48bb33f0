package reference

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"testing"

	v4 "github.com/pact-foundation/pact-go/v2/message/v4"
	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/protobuf/types/known/wrapperspb"
)

// #region helper-needs-protobuf-plugin

// needsProtobufPlugin leaves a test out where the plugin isn't installed.
func needsProtobufPlugin(t *testing.T) {
	t.Helper()
	home, err := os.UserHomeDir()
	require.NoError(t, err)
	found, err := filepath.Glob(filepath.Join(home, ".pact", "plugins", "protobuf-*"))
	require.NoError(t, err)
	if len(found) == 0 {
		t.Skip("needs the plugin protobuf")
	}
}

// #endregion helper-needs-protobuf-plugin

// #region helper-stock-level uses address

// stockLevel is a client without generated code.
func stockLevel(ctx context.Context, address, sku string) (int32, error) {
	conn, err := grpc.NewClient(address, grpc.WithTransportCredentials(insecure.NewCredentials()))
	if err != nil {
		return 0, err
	}
	defer conn.Close()
	level := &wrapperspb.Int32Value{}
	err = conn.Invoke(ctx, "/shop.Stock/Level", wrapperspb.String(sku), level)
	return level.GetValue(), err
}

// #endregion helper-stock-level

// #region go-grpc-consumer uses needs-protobuf-plugin stock-level
func TestStockIsAskedOverGRPC(t *testing.T) {
	needsProtobufPlugin(t)
	pact, err := v4.NewSynchronousPact(v4.Config{
		Consumer: "OrderDesk", Provider: "StockService", PactDir: "../pacts",
	})
	require.NoError(t, err)
	proto, err := filepath.Abs("stock.proto")
	require.NoError(t, err)
	contents, err := json.Marshal(map[string]any{
		"pact:proto":         proto,
		"pact:proto-service": "Stock/Level",
		"pact:content-type":  "application/protobuf",
		"request":            map[string]any{"value": "matching(type, 'TEA-01')"},
		"response":           map[string]any{"value": "matching(integer, 120)"},
	})
	require.NoError(t, err)

	err = pact.AddSynchronousMessage("a request for the stock of a product").
		GivenWithParameter(models.ProviderState{
			Name: "a product is in stock", Parameters: map[string]any{"sku": "TEA-01"},
		}).
		UsingPlugin(v4.PluginConfig{Plugin: "protobuf", Version: "0.8.0"}).
		WithContents(string(contents), "application/grpc").
		StartTransport("grpc", "127.0.0.1", nil).
		ExecuteTest(t, func(transport v4.TransportConfig, _ v4.SynchronousMessage) error {
			address := fmt.Sprintf("%s:%d", transport.Address, transport.Port)
			level, err := stockLevel(t.Context(), address, "TEA-01")
			assert.EqualValues(t, 120, level)
			return err
		})
	require.NoError(t, err)
}

// #endregion go-grpc-consumer

func TestStockServiceHonoursItsPact(t *testing.T) {
	needsProtobufPlugin(t)
	stock := map[string]int32{}
	port := serveStock(t, stock)

	// #region go-grpc-provider
	err := provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:   "StockService",
		PactFiles:  []string{"../pacts/OrderDesk-StockService.json"},
		Transports: []provider.Transport{{Protocol: "grpc", Port: port}},
		StateHandlers: models.StateHandlers{
			"a product is in stock": func(setup bool, state models.ProviderState) (models.ProviderStateResponse, error) {
				params := state.Parameters["params"].(map[string]any)
				stock[params["sku"].(string)] = 7
				return nil, nil
			},
		},
	})
	// #endregion go-grpc-provider
	require.NoError(t, err)
}

// serveStock starts the service, and gives its port.
func serveStock(t *testing.T, stock map[string]int32) uint16 {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	level := func(_ any, _ context.Context, decode func(any) error, _ grpc.UnaryServerInterceptor) (any, error) {
		sku := &wrapperspb.StringValue{}
		if err := decode(sku); err != nil {
			return nil, err
		}
		return wrapperspb.Int32(stock[sku.GetValue()]), nil
	}
	server := grpc.NewServer()
	server.RegisterService(&grpc.ServiceDesc{
		ServiceName: "shop.Stock",
		HandlerType: (*any)(nil),
		Methods:     []grpc.MethodDesc{{MethodName: "Level", Handler: level}},
	}, nil)
	go func() { _ = server.Serve(listener) }()
	t.Cleanup(server.Stop)
	return uint16(listener.Addr().(*net.TCPAddr).Port)
}

func TestStockServiceAnswers(t *testing.T) {
	port := serveStock(t, map[string]int32{"TEA-01": 120})
	level, err := stockLevel(t.Context(), fmt.Sprintf("127.0.0.1:%d", port), "TEA-01")
	require.NoError(t, err)
	assert.EqualValues(t, 120, level)
}
