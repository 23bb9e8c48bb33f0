package com.example.shop.orders;

import io.grpc.Channel;

// #region order-grpc-client
/** Asks for orders over gRPC. */
public class OrderDesk {
  private final OrderServiceGrpc.OrderServiceBlockingStub orders;

  public OrderDesk(Channel channel) {
    orders = OrderServiceGrpc.newBlockingStub(channel);
  }

  public Order order(long id) {
    return orders.getOrder(OrderRequest.newBuilder().setId(id).build());
  }
}
// #endregion order-grpc-client
