package consumer

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"testing"

	"github.com/pact-foundation/pact-go/v2/consumer"
	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// #region plugin-http-consumer uses parcel-pact packing-desk
// What stands here is for the plugin to say; Pact passes the JSON on.
const shopLabel = `{
	"Carrier": "PARCEL",
	"To": {"example": "Ada", "rule": {"type": "type"}},
	"Weight": {"example": "250 g", "rule": {"type": "regex", "values": {"regex": "^\\d+ g$"}}}
}`

func TestPackingDeskReadsTheLabelOfAParcel(t *testing.T) {
	err := parcelPact(t).AddInteraction().
		GivenWithParameter(models.ProviderState{
			Name: "a parcel is packed", Parameters: map[string]any{"order": 42},
		}).
		UponReceiving("a request for a label").
		UsingPlugin(consumer.PluginConfig{Plugin: "shop-label", Version: "1.0.0"}).
		WithRequest(http.MethodGet, "/labels/42").
		WillRespondWith(http.StatusOK, func(res *consumer.V4InteractionWithPluginResponseBuilder) {
			res.PluginContents("text/vnd.shop.label", shopLabel)
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			label, err := packingDesk(mock).Label(t.Context(), 42)
			assert.Equal(t, Label{To: "Ada", Weight: 250}, label)
			return err
		})
	require.NoError(t, err)
}

// #endregion plugin-http-consumer

// #region helper-parcel-pact uses plugins-of pact-dir
func parcelPact(t *testing.T) *consumer.V4HTTPMockProvider {
	t.Helper()
	t.Setenv("PACT_PLUGIN_DIR", "../../javascript/plugins")
	t.Setenv("PACT_OUTPUT_DIR", t.TempDir()) // for the logs of the plugin
	t.Cleanup(func() {
		assert.Equal(t, []string{"shop-label 1.0.0"}, pluginsOf(t, "PackingDesk-ParcelApi.json"))
	})
	pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{
		Consumer: "PackingDesk", Provider: "ParcelApi", PactDir: pactDir,
	})
	require.NoError(t, err)
	return pact
}

// #endregion helper-parcel-pact

// #region helper-packing-desk
func packingDesk(mock consumer.MockServerConfig) PackingDesk {
	return PackingDesk{BaseURL: fmt.Sprintf("http://%s:%d", mock.Host, mock.Port)}
}

// #endregion helper-packing-desk

// #region helper-plugins-of uses pact-dir

// pluginsOf reads which plugins a pact names.
func pluginsOf(t *testing.T, pactFile string) []string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(pactDir, pactFile))
	require.NoError(t, err)
	var pact struct {
		Metadata struct {
			Plugins []struct{ Name, Version string }
		}
	}
	require.NoError(t, json.Unmarshal(text, &pact))

	var plugins []string
	for _, plugin := range pact.Metadata.Plugins {
		plugins = append(plugins, plugin.Name+" "+plugin.Version)
	}
	return plugins
}

// #endregion helper-plugins-of
