#include "catalogue_client.h"

#include <consumer.h>
#include <gtest/gtest.h>

using namespace pact_consumer::matchers;
using nlohmann::json;

// #region helper-catalogue
class Catalogue : public testing::Test {
 protected:
  Catalogue() { pact.pact_directory = PACT_DIR; }

  /// What most tests expect, but for the body of the response.
  pact_consumer::Interaction productResponse(const char* description) {
    return pact.given("the product TEA-01 is in the catalogue")
        .uponReceiving(description)
        .withRequest("GET", "/products/TEA-01")
        .willRespondWith(200)
        .withResponseHeaders({{"Content-Type", {"application/json"}}});
  }

  /// Calls the mock server the way the shop does.
  json fetchProduct() {
    json product;
    const auto result = pact.run_test([&](auto mockServer) {
      product = CatalogueClient(mockServer->get_url()).product("TEA-01");
      return true;
    });
    EXPECT_TRUE(result.is_ok());
    return product;
  }

  pact_consumer::Pact pact{"OrderWeb", "CatalogueApi"};
};
// #endregion helper-catalogue

// #region matching-type uses catalogue
TEST_F(Catalogue, FieldsMatchByType) {
  productResponse("a request for a product and its maker")
      .withResponseJsonBody(Object({
          {"name", Like("Green tea")},
          {"organic", Like(true)},
          {"maker", Object({{"name", Like("Uji Gardens")}, {"country", Like("JP")}})},
      }));

  const auto product = fetchProduct();
  EXPECT_EQ(product["name"], "Green tea");
  EXPECT_EQ(product["maker"]["country"], "JP");
}
// #endregion matching-type

// #region matching-regex uses catalogue
TEST_F(Catalogue, CodesMatchARegularExpression) {
  productResponse("a request for the codes of a product")
      .withResponseJsonBody(Object({
          {"barcode", Matching("^\\d{13}$", "4006381333931")},
          {"colour", Matching("^#[0-9a-f]{6}$", "#4f7942")},
      }));

  const auto product = fetchProduct();
  EXPECT_EQ(product["barcode"], "4006381333931");
  EXPECT_EQ(product["colour"], "#4f7942");
}
// #endregion matching-regex

// #region matching-number uses catalogue
TEST_F(Catalogue, NumbersMatch) {
  productResponse("a request for the numbers of a product")
      .withResponseJsonBody(Object({
          {"stock", Integer(12)},
          {"price", Decimal(4.75)},
          {"weight", Numeric(250)},
          {"organic", Like(true)},
      }));

  const auto product = fetchProduct();
  EXPECT_EQ(product["stock"], 12);
  EXPECT_EQ(product["price"], 4.75);
  EXPECT_EQ(product["weight"], 250);
  EXPECT_EQ(product["organic"], true);
}
// #endregion matching-number

// #region matching-datetime uses catalogue
TEST_F(Catalogue, DatesMatchTheirFormats) {
  productResponse("a request for the dates of a product")
      .withResponseJsonBody(Object({
          {"id", Uuid("fc763eba-0905-41c5-a27f-3934ab26786c")},
          {"addedOn", Date("yyyy-MM-dd", "2026-03-14")},
          {"dispatchedBy", Time("HH:mm:ss", "16:30:00")},
          {"updatedAt", DateTime("yyyy-MM-dd'T'HH:mm:ssX", "2026-03-14T09:26:53Z")},
      }));

  const auto product = fetchProduct();
  EXPECT_EQ(product["id"], "fc763eba-0905-41c5-a27f-3934ab26786c");
  EXPECT_EQ(product["addedOn"], "2026-03-14");
  EXPECT_EQ(product["dispatchedBy"], "16:30:00");
  EXPECT_EQ(product["updatedAt"], "2026-03-14T09:26:53Z");
}
// #endregion matching-datetime

// #region matching-array uses catalogue
TEST_F(Catalogue, ListsMatch) {
  productResponse("a request for the lists of a product")
      .withResponseJsonBody(Object({
          {"tags", AtLeastOneLike(Like("green"))},
          {"photos", ConstrainedArrayLike(2, 4, Like("front.jpg"))},
          {"related", AtMostLike(3, Like("MUG-03"))},
      }));

  const auto product = fetchProduct();
  EXPECT_EQ(product["tags"], json({"green"}));
  EXPECT_EQ(product["photos"], json({"front.jpg", "front.jpg"}));
  EXPECT_EQ(product["related"], json({"MUG-03"}));
}
// #endregion matching-array

// #region matching-array-contains uses catalogue
TEST_F(Catalogue, VariantsContainTheOnesWeSell) {
  productResponse("a request for the variants of a product")
      .withResponseJsonBody(Object({
          {"variants", ArrayContaining({
                           Object({{"kind", EqualTo("loose")}, {"grams", Integer(100)}}),
                           Object({{"kind", EqualTo("bags")}, {"bags", Integer(20)}}),
                       })},
      }));

  const auto variants = fetchProduct()["variants"];
  EXPECT_EQ(variants[0]["grams"], 100);
  EXPECT_EQ(variants[1]["bags"], 20);
}
// #endregion matching-array-contains

// #region matching-exact uses catalogue
TEST_F(Catalogue, SomeFieldsMatchExactly) {
  productResponse("a request for the fixed fields of a product")
      .withResponseJsonBody(Object({
          {"prices", AtLeastOneLike(Object({
                         {"amount", Decimal(4.75)},
                         {"currency", EqualTo("EUR")},
                     }))},
          {"description", IncludesStr("hand-picked")},
          {"discontinuedOn", NullValue()},
      }));

  const auto product = fetchProduct();
  EXPECT_EQ(product["prices"][0]["currency"], "EUR");
  EXPECT_EQ(product["description"], "hand-picked");
  EXPECT_TRUE(product["discontinuedOn"].is_null());
}
// #endregion matching-exact

// #region matching-request uses catalogue
TEST_F(Catalogue, RequestsMatch) {
  // A request takes the JSON of a matcher wherever it takes a string.
  const auto path = Matching("^/products/[A-Z]+-\\d{2}$", "/products/TEA-01")->getJson();
  const auto field = Like("name")->getJson();
  const auto language = Matching("^[a-z]{2}(-[A-Z]{2})?$", "en-GB")->getJson();

  pact.given("the product TEA-01 is in the catalogue")
      .uponReceiving("a request for some fields of a product")
      .withRequest("GET", path.c_str())
      .withQuery({{"field", {field}}})
      .withHeaders({{"Accept-Language", {language}}})
      .willRespondWith(200)
      .withResponseHeaders({{"Content-Type", {"application/json"}}})
      .withResponseJsonBody(Object({{"name", Like("Green tea")}}));

  const auto result = pact.run_test([](auto mockServer) {
    CatalogueClient client(mockServer->get_url());
    EXPECT_EQ(client.product("COFFEE-12", "price", "fr")["name"], "Green tea");
    return true;
  });
  EXPECT_TRUE(result.is_ok());
}
// #endregion matching-request
