package com.example.shop.orders;

import io.grpc.Status;
import io.grpc.stub.StreamObserver;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

// #region order-grpc-service
/** Answers calls for orders. */
public class OrderApi extends OrderServiceGrpc.OrderServiceImplBase {
  final Map<Long, Order> orders = new ConcurrentHashMap<>();

  @Override
  public void getOrder(OrderRequest request, StreamObserver<Order> answer) {
    var order = orders.get(request.getId());
    if (order == null) {
      var text = "There is no order " + request.getId();
      answer.onError(Status.NOT_FOUND.withDescription(text).asRuntimeException());
    } else {
      answer.onNext(order);
      answer.onCompleted();
    }
  }
}
// #endregion order-grpc-service
