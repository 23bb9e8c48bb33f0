package consumer

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"time"
)

// #region helper-catalogue

// Product is a product as CatalogueApi describes it.
type Product struct {
	ID             string            `json:"id"`
	Name           string            `json:"name"`
	Description    string            `json:"description"`
	Maker          Maker             `json:"maker"`
	Barcode        string            `json:"barcode"`
	Colour         string            `json:"colour"`
	Price          float64           `json:"price"`
	Currency       string            `json:"currency"`
	Weight         float64           `json:"weight"`
	Stock          int               `json:"stock"`
	Organic        bool              `json:"organic"`
	AddedOn        string            `json:"addedOn"`
	DispatchedBy   string            `json:"dispatchedBy"`
	UpdatedAt      time.Time         `json:"updatedAt"`
	DiscontinuedOn *string           `json:"discontinuedOn"`
	Tags           []string          `json:"tags"`
	Photos         []string          `json:"photos"`
	Variants       []Variant         `json:"variants"`
	Translations   map[string]string `json:"translations"`
	Shipping       map[string]Rate   `json:"shipping"`
}

// Maker is the company that makes a product.
type Maker struct {
	Name    string `json:"name"`
	Country string `json:"country"`
}

// Variant is one form in which a product is sold.
type Variant struct {
	Kind  string `json:"kind"`
	Grams int    `json:"grams,omitempty"`
	Bags  int    `json:"bags,omitempty"`
}

// Rate is the price of sending a product to one country, and how long that takes.
type Rate struct {
	Price float64 `json:"price"`
	Days  int     `json:"days"`
}

// CatalogueClient calls CatalogueApi.
type CatalogueClient struct {
	BaseURL  string
	Language string
}

// Product fetches a product; when fields are named, only those.
func (c CatalogueClient) Product(
	ctx context.Context, sku string, fields ...string,
) (Product, error) {
	var product Product
	target := fmt.Sprintf("%s/products/%s", c.BaseURL, sku)
	if len(fields) > 0 {
		target += "?" + url.Values{"field": fields}.Encode()
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, target, nil)
	if err != nil {
		return product, err
	}
	if c.Language != "" {
		req.Header.Set("Accept-Language", c.Language)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return product, err
	}
	defer res.Body.Close()

	if res.StatusCode != http.StatusOK {
		return product, fmt.Errorf("CatalogueApi answered %s", res.Status)
	}
	err = json.NewDecoder(res.Body).Decode(&product)
	return product, err
}

// #endregion helper-catalogue
