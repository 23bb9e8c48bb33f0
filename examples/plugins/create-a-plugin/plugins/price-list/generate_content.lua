local price_list = require "price_list"

return function(contents, generators, test_mode)
  local list, unreadable = price_list.parse(contents.contents)
  if not list then
    error(unreadable, 0)
  end

  for path, generator in pairs(generators) do
    local field = string.match(path, "^%$%.(%a+)$")
    if field ~= "date" and field ~= "currency" then
      error("A price list has no generator for " .. path, 0)
    end
    local result = host_generate_field(generator.type, {
      generator = generator,
      path = path,
      example_value = list[field],
      test_mode = test_mode,
    })
    if result.error then
      error(result.error, 0)
    end
    list[field] = result.value
  end

  contents.contents = price_list.format(list)
  return contents
end
