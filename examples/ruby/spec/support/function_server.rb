# frozen_string_literal: true

# #region lambda-http-server
require "rack"

# Calls a function as API Gateway does: a request becomes an event, a result a response.
class FunctionServer
  def initialize(function)
    @function = function
  end

  def call(env)
    result = @function.call(event: event(Rack::Request.new(env)), context: nil)
    body = result.fetch(:body, "")
    body = body.unpack1("m") if result[:isBase64Encoded]
    [result.fetch(:statusCode), result.fetch(:headers, {}), [body]]
  end

  private

  def event(request)
    {
      "version" => "2.0",
      "rawPath" => request.path,
      "rawQueryString" => request.query_string,
      "headers" => headers(request),
      "requestContext" => { "http" => { "method" => request.request_method } },
      "body" => request.body&.read,
      "isBase64Encoded" => false
    }
  end

  # Rack has the header Content-Type as CONTENT_TYPE, and Accept as HTTP_ACCEPT.
  def headers(request)
    sent = request.env.select { |name, _| name.match?(/\A(HTTP_|CONTENT_TYPE\z)/) }
    sent.transform_keys { |name| name.delete_prefix("HTTP_").downcase.tr("_", "-") }
  end
end
# #endregion lambda-http-server
