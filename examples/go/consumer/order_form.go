package consumer

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
)

// #region refusal-client
// OrderForm sends what a customer has filled in to OrderApi.
type OrderForm struct {
	BaseURL string
}

// Submit returns what the customer has to correct: nothing, if the form is fine.
func (f OrderForm) Submit(ctx context.Context, items []Item) ([]string, error) {
	body, err := json.Marshal(map[string][]Item{"items": items})
	if err != nil {
		return nil, err
	}
	target := f.BaseURL + "/orders"
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, target, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Content-Type", "application/json")
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()

	switch res.StatusCode {
	case http.StatusCreated:
		return nil, nil
	case http.StatusBadRequest:
		var refusal struct {
			Errors []string `json:"errors"`
		}
		err := json.NewDecoder(res.Body).Decode(&refusal)
		return refusal.Errors, err
	default:
		return nil, fmt.Errorf("OrderApi answered %s", res.Status)
	}
}

// #endregion refusal-client
