package consumer

import (
	"encoding/json"
	"fmt"
	"strings"
)

// #region lambda-handler

// OrderPaid is the event that PaymentFunction sends.
type OrderPaid struct {
	OrderID int      `json:"orderId"`
	SKUs    []string `json:"skus"`
}

// ParcelLabel knows the event of the shop, and nothing of AWS.
func ParcelLabel(event OrderPaid) string {
	return fmt.Sprintf("Order %d: %s", event.OrderID, strings.Join(event.SKUs, ", "))
}

// SQSEvent is the queue's envelope; the module aws-lambda-go has a type for it.
type SQSEvent struct {
	Records []SQSMessage
}

// SQSMessage is one record of it.
type SQSMessage struct {
	MessageID string `json:"messageId"`
	Body      string `json:"body"`
}

// BatchResponse names the records that the queue shall deliver again.
type BatchResponse struct {
	BatchItemFailures []BatchItemFailure `json:"batchItemFailures"`
}

// BatchItemFailure is one of them.
type BatchItemFailure struct {
	ItemIdentifier string `json:"itemIdentifier"`
}

// ParcelFunction takes the envelope apart and prints a label for each event.
func ParcelFunction(event SQSEvent, printLabel func(string)) BatchResponse {
	var response BatchResponse
	for _, message := range event.Records {
		var paid OrderPaid
		if err := json.Unmarshal([]byte(message.Body), &paid); err != nil {
			failure := BatchItemFailure{ItemIdentifier: message.MessageID}
			response.BatchItemFailures = append(response.BatchItemFailures, failure)
			continue
		}
		printLabel(ParcelLabel(paid))
	}
	return response
}

// #endregion lambda-handler
