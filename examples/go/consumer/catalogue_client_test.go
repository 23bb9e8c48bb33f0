package consumer

import (
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/pact-foundation/pact-go/v2/consumer"
	"github.com/pact-foundation/pact-go/v2/matchers"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// #region matching-type uses product-request fetch-product
func TestProductMatchesByType(t *testing.T) {
	err := productRequest(t, "a request for a product and its maker").
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Like(map[string]any{
				"name":    "Green tea",
				"organic": true,
				"maker":   map[string]any{"name": "Uji Gardens", "country": "JP"},
			}))
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			product, err := fetchProduct(t, mock)
			if err != nil {
				return err
			}
			assert.Equal(t, "Green tea", product.Name)
			assert.Equal(t, Maker{Name: "Uji Gardens", Country: "JP"}, product.Maker)
			return nil
		})
	require.NoError(t, err)
}

// #endregion matching-type

// #region matching-regex uses product-request fetch-product
func TestCodesOfAProductMatchARegularExpression(t *testing.T) {
	err := productRequest(t, "a request for the codes of a product").
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Map{
				"barcode": matchers.Regex("4006381333931", `^\d{13}$`),
				"colour":  matchers.Regex("#4f7942", "^#[0-9a-f]{6}$"),
			})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			product, err := fetchProduct(t, mock)
			if err != nil {
				return err
			}
			assert.Equal(t, "4006381333931", product.Barcode)
			assert.Equal(t, "#4f7942", product.Colour)
			return nil
		})
	require.NoError(t, err)
}

// #endregion matching-regex

// #region matching-number uses product-request fetch-product
func TestNumbersOfAProductMatch(t *testing.T) {
	err := productRequest(t, "a request for the numbers of a product").
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Map{
				"stock":   matchers.Integer(12),
				"price":   matchers.Decimal(4.75),
				"weight":  matchers.Like(250), // any number, whole or not
				"organic": matchers.Like(true),
			})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			product, err := fetchProduct(t, mock)
			if err != nil {
				return err
			}
			assert.Equal(t, 12, product.Stock)
			assert.Equal(t, 4.75, product.Price)
			assert.Equal(t, 250.0, product.Weight)
			assert.True(t, product.Organic)
			return nil
		})
	require.NoError(t, err)
}

// #endregion matching-number

// #region matching-datetime uses product-request fetch-product
func TestDatesOfAProductMatchTheirFormats(t *testing.T) {
	const timestamp = "yyyy-MM-dd'T'HH:mm:ssX"

	err := productRequest(t, "a request for the dates of a product").
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Map{
				"id":           matchers.UUID(),
				"addedOn":      matchers.DateGenerated("2026-03-14", "yyyy-MM-dd"),
				"dispatchedBy": matchers.TimeGenerated("16:30:00", "HH:mm:ss"),
				"updatedAt":    matchers.DateTimeGenerated("2026-03-14T09:26:53Z", timestamp),
			})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			product, err := fetchProduct(t, mock)
			if err != nil {
				return err
			}
			// The mock server sends the present date and time instead of the examples.
			_, err = time.Parse(time.DateOnly, product.AddedOn)
			assert.NoError(t, err)
			_, err = time.Parse(time.TimeOnly, product.DispatchedBy)
			assert.NoError(t, err)
			assert.False(t, product.UpdatedAt.IsZero())
			assert.Equal(t, "fc763eba-0905-41c5-a27f-3934ab26786c", product.ID)
			return nil
		})
	require.NoError(t, err)
}

// #endregion matching-datetime

// #region matching-array uses product-request fetch-product
func TestListsOfAProductMatch(t *testing.T) {
	err := productRequest(t, "a request for the lists of a product").
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Map{
				"tags":   matchers.EachLike("green", 1),
				"photos": matchers.ArrayMinMaxLike("front.jpg", 2, 4),
			})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			product, err := fetchProduct(t, mock)
			if err != nil {
				return err
			}
			assert.Equal(t, []string{"green"}, product.Tags)
			assert.Len(t, product.Photos, 4) // as many examples as the maximum
			assert.Contains(t, product.Photos, "front.jpg")
			return nil
		})
	require.NoError(t, err)
}

// #endregion matching-array

// #region matching-array-contains uses product-request fetch-product
func TestVariantsOfAProductContainTheOnesWeSell(t *testing.T) {
	err := productRequest(t, "a request for the variants of a product").
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Map{
				"variants": matchers.ArrayContaining([]any{
					map[string]any{"kind": "loose", "grams": matchers.Integer(100)},
					map[string]any{"kind": "bags", "bags": matchers.Integer(20)},
				}),
			})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			product, err := fetchProduct(t, mock)
			if err != nil {
				return err
			}
			assert.Equal(t, []Variant{
				{Kind: "loose", Grams: 100},
				{Kind: "bags", Bags: 20},
			}, product.Variants)
			return nil
		})
	require.NoError(t, err)
}

// #endregion matching-array-contains

// #region matching-map uses product-request fetch-product
func TestMapsOfAProductMatchWhateverTheirKeys(t *testing.T) {
	err := productRequest(t, "a request for the maps of a product").
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Map{
				// The second argument is the whole map, with an example of a key.
				"translations": matchers.EachKeyLike("fr", map[string]any{
					"fr": matchers.Like("Thé vert"),
				}),
				"shipping": matchers.EachKeyLike("GB", map[string]any{
					"GB": map[string]any{
						"price": matchers.Decimal(3.5),
						"days":  matchers.Integer(2),
					},
				}),
			})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			product, err := fetchProduct(t, mock)
			if err != nil {
				return err
			}
			assert.Equal(t, map[string]string{"fr": "Thé vert"}, product.Translations)
			assert.Equal(t, map[string]Rate{"GB": {Price: 3.5, Days: 2}}, product.Shipping)
			return nil
		})
	require.NoError(t, err)
}

// #endregion matching-map

// #region matching-exact uses product-request fetch-product
func TestSomeFieldsOfAProductMatchExactly(t *testing.T) {
	err := productRequest(t, "a request for the fixed fields of a product").
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Like(map[string]any{
				"name":           "Green tea",
				"currency":       matchers.Equality("EUR"),
				"description":    matchers.Includes("hand-picked"),
				"discontinuedOn": matchers.Null{},
			}))
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			product, err := fetchProduct(t, mock)
			if err != nil {
				return err
			}
			assert.Equal(t, "Green tea", product.Name)
			assert.Equal(t, "EUR", product.Currency)
			assert.Equal(t, "hand-picked", product.Description)
			assert.Nil(t, product.DiscontinuedOn)
			return nil
		})
	require.NoError(t, err)
}

// #endregion matching-exact

// #region matching-request uses catalogue-pact catalogue-client
func TestRequestForAProductMatches(t *testing.T) {
	path := matchers.Regex("/products/TEA-01", `^/products/[A-Z]+-\d{2}$`)

	err := cataloguePact(t).AddInteraction().
		Given("the product TEA-01 is in the catalogue").
		UponReceiving("a request for some fields of a product").
		WithRequestPathMatcher(http.MethodGet, path, func(req *consumer.V4RequestBuilder) {
			req.Query("field", matchers.Like("name")).
				Header("Accept-Language", matchers.Regex("en-GB", "^[a-z]{2}(-[A-Z]{2})?$"))
		}).
		WillRespondWith(http.StatusOK, func(res *consumer.V4ResponseBuilder) {
			res.JSONBody(matchers.Map{"name": matchers.Like("Green tea")})
		}).
		ExecuteTest(t, func(mock consumer.MockServerConfig) error {
			client := catalogueClient(mock)
			client.Language = "fr"
			product, err := client.Product(t.Context(), "COFFEE-12", "price")
			if err != nil {
				return err
			}
			assert.Equal(t, "Green tea", product.Name)
			return nil
		})
	require.NoError(t, err)
}

// #endregion matching-request

// #region helper-catalogue-pact uses pact-dir
func cataloguePact(t *testing.T) *consumer.V4HTTPMockProvider {
	t.Helper()
	pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{
		Consumer: "OrderWeb", Provider: "CatalogueApi", PactDir: pactDir,
	})
	require.NoError(t, err)
	return pact
}

// #endregion helper-catalogue-pact

// #region helper-product-request uses catalogue-pact
func productRequest(t *testing.T, description string) *consumer.V4InteractionWithRequest {
	t.Helper()
	return cataloguePact(t).AddInteraction().
		Given("the product TEA-01 is in the catalogue").
		UponReceiving(description).
		WithRequest(http.MethodGet, "/products/TEA-01")
}

// #endregion helper-product-request

// #region helper-catalogue-client uses catalogue
func catalogueClient(mock consumer.MockServerConfig) CatalogueClient {
	return CatalogueClient{BaseURL: fmt.Sprintf("http://%s:%d", mock.Host, mock.Port)}
}

// #endregion helper-catalogue-client

// #region helper-fetch-product uses catalogue-client
func fetchProduct(t *testing.T, mock consumer.MockServerConfig) (Product, error) {
	t.Helper()
	return catalogueClient(mock).Product(t.Context(), "TEA-01")
}

// #endregion helper-fetch-product
