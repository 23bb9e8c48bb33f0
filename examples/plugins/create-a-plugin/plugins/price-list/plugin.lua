local types = { ["content-types"] = "text/vnd\\.shop\\.price-list" }

function init(implementation, version)
  logger("Loaded by " .. implementation .. " " .. version)
  return {
    { entryType = "CONTENT_MATCHER", key = "price-list", values = types },
    { entryType = "CONTENT_GENERATOR", key = "price-list", values = types },
  }
end

configure_interaction = require "configure_interaction"
match_contents = require "match_contents"
generate_content = require "generate_content"
