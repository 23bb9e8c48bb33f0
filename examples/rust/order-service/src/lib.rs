//! The types and the client that are generated from `proto/order.proto`.

tonic::include_proto!("shop.orders");
