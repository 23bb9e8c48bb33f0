package consumer

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net/http"
)

// #region graphql-client
const productQuery = `
query Product($sku: ID!) {
  product(sku: $sku) { name price }
}`

// ProductPage shows the products of CatalogueApi.
type ProductPage struct {
	BaseURL string
}

// ShownProduct is what the page shows.
type ShownProduct struct {
	Name  string  `json:"name"`
	Price float64 `json:"price"`
}

// Product is nil for an article number that the catalogue doesn't know.
func (p ProductPage) Product(ctx context.Context, sku string) (*ShownProduct, error) {
	question, err := json.Marshal(map[string]any{
		"operationName": "Product",
		"query":         productQuery,
		"variables":     map[string]any{"sku": sku},
	})
	if err != nil {
		return nil, err
	}
	req, err := http.NewRequestWithContext(
		ctx, http.MethodPost, p.BaseURL+"/graphql", bytes.NewReader(question))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Content-Type", "application/json")
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()

	var answer struct {
		Data   struct{ Product *ShownProduct }
		Errors []struct{ Message string }
	}
	if err := json.NewDecoder(res.Body).Decode(&answer); err != nil {
		return nil, err
	}
	if len(answer.Errors) > 0 {
		return nil, errors.New(answer.Errors[0].Message)
	}
	return answer.Data.Product, nil
}

// #endregion graphql-client
