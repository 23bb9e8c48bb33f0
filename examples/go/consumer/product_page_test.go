package consumer

import (
	"fmt"
	"net/http"
	"testing"

	"github.com/pact-foundation/pact-go/v2/consumer"
	"github.com/pact-foundation/pact-go/v2/matchers"
	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// #region graphql-consumer uses product-page-pact product-page
func TestProductPageShowsAProduct(t *testing.T) {
	err := productPagePact(t).AddInteraction().
		GivenWithParameter(models.ProviderState{
			Name: "a product exists", Parameters: map[string]any{"sku": "TEA-01"},
		}).
		UponReceiving("a query for a product").
		WithRequest(http.MethodPost, "/graphql", askForTheProduct).
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			product := matchers.Map{"name": matchers.Like("Green tea"), "price": matchers.Like(4.75)}
			res.JSONBody(matchers.StructMatcher{
				"data": matchers.StructMatcher{"product": product},
			})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			product, err := productPage(mock).Product(t.Context(), "TEA-01")
			assert.Equal(t, &ShownProduct{Name: "Green tea", Price: 4.75}, product)
			return err
		})
	require.NoError(t, err)
}

func askForTheProduct(req *consumer.V4RequestBuilder) {
	req.JSONBody(matchers.StructMatcher{
		"operationName": "Product",
		"query":         productQuery,
		"variables":     matchers.Map{"sku": matchers.Like("TEA-01")},
	})
}

// #endregion graphql-consumer

// #region graphql-error uses product-page-pact product-page
func TestProductPageSaysWhyThereIsNoProduct(t *testing.T) {
	err := productPagePact(t).AddInteraction().
		Given("the catalogue is being rebuilt").
		UponReceiving("a query for a product that fails").
		WithRequest(http.MethodPost, "/graphql", askForTheProduct).
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.StructMatcher{
				"data": matchers.Map{"product": matchers.Null{}},
				"errors": matchers.EachLike(matchers.Map{
					"message": matchers.Like("The catalogue is being rebuilt"),
				}, 1),
			})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			_, err := productPage(mock).Product(t.Context(), "TEA-01")
			assert.EqualError(t, err, "The catalogue is being rebuilt")
			return nil
		})
	require.NoError(t, err)
}

// #endregion graphql-error

// #region helper-product-page-pact uses pact-dir
func productPagePact(t *testing.T) *consumer.V4HTTPMockProvider {
	t.Helper()
	pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{
		Consumer: "ProductPage", Provider: "CatalogueGraphQL", PactDir: pactDir,
	})
	require.NoError(t, err)
	return pact
}

// #endregion helper-product-page-pact

// #region helper-product-page
func productPage(mock consumer.MockServerConfig) ProductPage {
	return ProductPage{BaseURL: fmt.Sprintf("http://%s:%d", mock.Host, mock.Port)}
}

// #endregion helper-product-page
