package consumer

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// PackingDesk calls ParcelApi.
type PackingDesk struct {
	BaseURL string
}

// Label stands on a parcel.
type Label struct {
	To     string
	Weight int
}

// Label asks for the label of the parcel with an order.
func (d PackingDesk) Label(ctx context.Context, order int) (Label, error) {
	target := fmt.Sprintf("%s/labels/%d", d.BaseURL, order)
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, target, nil)
	if err != nil {
		return Label{}, err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return Label{}, err
	}
	defer res.Body.Close()

	if res.StatusCode != http.StatusOK {
		return Label{}, fmt.Errorf("ParcelApi answered %s", res.Status)
	}
	text, err := io.ReadAll(res.Body)
	if err != nil {
		return Label{}, err
	}
	return parseLabel(string(text))
}

// parseLabel reads lines such as "Weight: 250 g".
func parseLabel(text string) (Label, error) {
	var label Label
	for line := range strings.SplitSeq(text, "\n") {
		field, value, _ := strings.Cut(line, ": ")
		switch field {
		case "To":
			label.To = value
		case "Weight":
			if _, err := fmt.Sscanf(value, "%d g", &label.Weight); err != nil {
				return Label{}, err
			}
		}
	}
	return label, nil
}
