local price_list = require "price_list"

local equality = { type = "equality" }

return function(request)
  local expected, unreadable = price_list.parse(request.expected.contents)
  if not expected then
    return { error = "In the pact: " .. unreadable }
  end
  local actual, unlike = price_list.parse(request.actual.contents)
  if not actual then
    return { mismatches = { ["$"] = unlike } }
  end

  local mismatches = {}
  local function compare(example, value, path, place_of_rule)
    local rule = (request.rules[place_of_rule] or {})[1] or equality
    local result = host_match_field(rule.type, {
      rule = rule,
      path = path,
      mismatch_type = "body",
      expected = example,
      actual = value,
    })
    if result.error then
      error(result.error, 0)
    end
    mismatches[path] = result.mismatches
  end

  compare(expected.date, actual.date, "$.date", "$.date")
  compare(expected.currency, actual.currency, "$.currency", "$.currency")
  for index, product in ipairs(actual.products) do
    for column, example in pairs(expected.products[1]) do
      local path = "$.products[" .. (index - 1) .. "]." .. column
      compare(example, product[column], path, "$.products[*]." .. column)
    end
  end

  if actual.count ~= #actual.products then
    mismatches["$.count"] = "Expected 'END " .. #actual.products .. "' but got 'END " .. actual.count .. "'"
  end
  return { mismatches = mismatches }
end
