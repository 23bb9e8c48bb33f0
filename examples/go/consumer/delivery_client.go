package consumer

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
)

// DeliveryClient calls DeliveryApi.
type DeliveryClient struct {
	BaseURL string
}

// Label is what the driver's label says: most deliveries come without a note.
func (c DeliveryClient) Label(ctx context.Context, id int) (string, error) {
	target := fmt.Sprintf("%s/deliveries/%d", c.BaseURL, id)
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, target, nil)
	if err != nil {
		return "", err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return "", err
	}
	defer res.Body.Close()

	var delivery struct {
		ID   int    `json:"id"`
		Note string `json:"note"` // empty if it is missing or null
	}
	if err := json.NewDecoder(res.Body).Decode(&delivery); err != nil {
		return "", err
	}
	return fmt.Sprintf("Delivery %d: %s", delivery.ID, cmp.Or(delivery.Note, "ring the bell")), nil
}
