package com.example.shop.verification;

import au.com.dius.pact.core.model.Interaction;
import au.com.dius.pact.core.model.SynchronousRequestResponse;
import au.com.dius.pact.provider.junitsupport.filter.InteractionFilter;
import java.util.Set;
import java.util.function.Predicate;

// #region jvm-verify-filter-class
/** Keeps the interactions whose request has one of the methods. */
public class ByMethod implements InteractionFilter<Interaction> {
  @Override
  public Predicate<Interaction> buildPredicate(String[] methods) {
    return interaction ->
        interaction instanceof SynchronousRequestResponse http
            && Set.of(methods).contains(http.getRequest().getMethod());
  }
}
// #endregion jvm-verify-filter-class
