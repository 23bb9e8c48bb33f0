package com.example.shop.verification;

import au.com.dius.pact.core.model.DefaultPactReader;
import au.com.dius.pact.core.model.FileSource;
import au.com.dius.pact.core.model.Pact;
import au.com.dius.pact.core.model.PactSource;
import au.com.dius.pact.provider.junitsupport.loader.PactLoader;
import java.io.File;
import java.util.List;

// #region jvm-verify-loader
/** Loads the one pact that the build has fetched. */
public class ShopPacts implements PactLoader {
  private final FileSource source = new FileSource(new File("pacts/OrderWeb-OrderApi.json"));

  @Override
  public List<Pact> load(String providerName) {
    return List.of(DefaultPactReader.INSTANCE.loadPact(source));
  }

  @Override
  public PactSource getPactSource() {
    return source;
  }
}
// #endregion jvm-verify-loader
