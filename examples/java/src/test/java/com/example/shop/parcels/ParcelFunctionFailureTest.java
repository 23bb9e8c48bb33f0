package com.example.shop.parcels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.example.shop.parcels.ParcelFunction.Failure;
import com.example.shop.parcels.ParcelFunction.SqsEvent;
import com.example.shop.parcels.ParcelFunction.SqsMessage;
import java.util.List;
import org.junit.jupiter.api.Test;

class ParcelFunctionFailureTest {
  @Test
  void reportsTheRecordsThatItCannotRead() {
    var function = new ParcelFunction(label -> {});

    var response = function.handleRequest(new SqsEvent(List.of(new SqsMessage("m-2", "paid!"))));

    assertEquals(List.of(new Failure("m-2")), response.batchItemFailures());
  }
}
