// Package consumer is OrderWeb, as far as it talks to OrderApi.
package consumer

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
)

// Order is what OrderWeb needs of an order.
type Order struct {
	Status string  `json:"status"`
	Total  float64 `json:"total"`
}

// Client calls OrderApi at an address.
type Client struct {
	BaseURL string
}

// Order fetches the order with a number.
func (c Client) Order(ctx context.Context, id int) (Order, error) {
	var order Order
	url := fmt.Sprintf("%s/orders/%d", c.BaseURL, id)
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return order, err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return order, err
	}
	defer response.Body.Close()

	if response.StatusCode != http.StatusOK {
		return order, fmt.Errorf("OrderApi answered %s", response.Status)
	}
	err = json.NewDecoder(response.Body).Decode(&order)
	return order, err
}
