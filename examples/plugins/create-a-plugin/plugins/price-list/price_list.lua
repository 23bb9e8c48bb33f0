-- Reads and writes the text of a price list.
local price_list = {}

-- Gives the list; or nil, and what is wrong with the text.
function price_list.parse(text)
  local lines = {}
  for line in string.gmatch(text or "", "[^\r\n]+") do
    table.insert(lines, line)
  end

  local date, currency = string.match(lines[1] or "", "^PRICES (%S+) (%S+)$")
  if not date then
    return nil, "Expected a first line such as 'PRICES 2026-11-02 GBP'"
  end
  local count = string.match(lines[#lines], "^END (%d+)$")
  if not count then
    return nil, "Expected a last line such as 'END 2'"
  end

  local list = { date = date, currency = currency, products = {}, count = tonumber(count) }
  for number = 2, #lines - 1 do
    local sku, price, name = string.match(lines[number], "^(%S+) (%S+) (.+)$")
    if not sku then
      return nil, "Expected number, price and name in line " .. number .. ": " .. lines[number]
    end
    table.insert(list.products, { sku = sku, price = price, name = name })
  end
  return list
end

function price_list.format(list)
  local lines = { "PRICES " .. list.date .. " " .. list.currency }
  for _, product in ipairs(list.products) do
    table.insert(lines, product.sku .. " " .. product.price .. " " .. product.name)
  end
  table.insert(lines, "END " .. #list.products)
  return table.concat(lines, "\n") .. "\n"
end

return price_list
