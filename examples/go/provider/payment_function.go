package provider

import (
	"encoding/json"
	"os"
)

// #region lambda-publisher

// Publication is what the SNS client is given: the event is a text in it.
type Publication struct {
	TopicARN string
	Message  string
}

// PaymentFunction builds the event and sends it; send calls the SNS client.
func PaymentFunction(order Order, send func(Publication) error) error {
	skus := []string{}
	for _, item := range order.Items {
		skus = append(skus, item.SKU)
	}
	event, err := json.Marshal(map[string]any{"orderId": order.ID, "skus": skus})
	if err != nil {
		return err
	}
	return send(Publication{TopicARN: os.Getenv("TOPIC_ARN"), Message: string(event)})
}

// #endregion lambda-publisher
