-- Teaches Pact the labels of parcels: lines such as "Weight: 250 g".

-- #region plugin-lua-init
local types = { ["content-types"] = "text/vnd\\.shop\\.label" }

function init(_implementation, _version)
  return {
    { entryType = "CONTENT_MATCHER", key = "shop-label", values = types },
    { entryType = "CONTENT_GENERATOR", key = "shop-label", values = types },
  }
end
-- #endregion plugin-lua-init

local function configure_part(part_name, content_type, fields)
  local names, lines, rules = {}, {}, {}
  for name in pairs(fields) do
    table.insert(names, name)
  end
  table.sort(names)
  for _, name in ipairs(names) do
    local field = fields[name]
    if type(field) == "table" then
      rules["$." .. name] = { field.rule }
      field = field.example
    end
    table.insert(lines, name .. ": " .. field)
  end
  local body = {
    contents = table.concat(lines, "\n"),
    content_type = content_type,
    content_type_hint = "TEXT",
  }
  return { contents = body, rules = rules, part_name = part_name }
end

-- Called in the consumer test, with the contents that the test gives, parsed from JSON.
-- A field is a text, or a table with an example and a rule of Pact.
function configure_interaction(content_type, config)
  if config.request and config.response then
    return { interactions = {
      configure_part("request", content_type, config.request),
      configure_part("response", content_type, config.response),
    } }
  end
  return { interactions = { configure_part("", content_type, config) } }
end

local function parse(body)
  local fields = {}
  for name, value in string.gmatch(body.contents or "", "([^:\n]+): ([^\n]*)") do
    fields[name] = value
  end
  return fields
end

-- #region plugin-lua-match
-- Called for each request to the mock server, and for each answer of the provider.
function match_contents(request)
  local expected, actual = parse(request.expected), parse(request.actual)
  local mismatches = {}

  for name, example in pairs(expected) do
    local path = "$." .. name
    local rule = (request.rules[path] or {})[1] or { type = "equality" }
    if actual[name] == nil then
      mismatches[path] = "Expected a field '" .. name .. "', but it is missing"
    else
      -- The rules themselves are those of Pact.
      local result = host_match_field(rule.type, {
        rule = rule,
        path = path,
        mismatch_type = "body",
        expected = example,
        actual = actual[name],
      })
      if result.error then
        return { error = result.error }
      elseif #(result.mismatches or {}) > 0 then
        mismatches[path] = result.mismatches
      end
    end
  end

  for name in pairs(actual) do
    if expected[name] == nil and not request.allow_unexpected_keys then
      mismatches["$." .. name] = "Did not expect a field '" .. name .. "'"
    end
  end

  return { mismatches = mismatches }
end
-- #endregion plugin-lua-match
