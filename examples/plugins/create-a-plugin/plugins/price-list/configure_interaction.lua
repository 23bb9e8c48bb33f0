local price_list = require "price_list"

-- A field of the test is an example, or a table with an example and a rule.
local function example_of(field, path, rules)
  if type(field) ~= "table" then
    return field
  end
  local values = {}
  for key, value in pairs(field) do
    if key ~= "value" and key ~= "pact:matcher:type" then
      values[key] = value
    end
  end
  rules[path] = { { type = field["pact:matcher:type"], values = values } }
  return field.value
end

return function(content_type, config)
  local product = config and config.product
  if not product then
    error("A price list needs 'product', the example of its lines", 0)
  end

  local rules = {}
  local list = {
    date = example_of(config.date, "$.date", rules),
    currency = example_of(config.currency, "$.currency", rules),
    products = {
      {
        sku = example_of(product.sku, "$.products[*].sku", rules),
        price = example_of(product.price, "$.products[*].price", rules),
        name = example_of(product.name, "$.products[*].name", rules),
      },
    },
  }
  local body = {
    contents = price_list.format(list),
    content_type = content_type,
    content_type_hint = "TEXT",
  }
  return { interactions = { { contents = body, rules = rules } } }
end
