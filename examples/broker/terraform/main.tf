# #region provider
terraform {
  required_version = ">= 1.5"
  required_providers {
    pact = {
      source  = "pactflow/pact"
      version = "~> 0.10.1"
    }
  }
}

variable "broker_username" {
  type = string
}

variable "broker_password" {
  type      = string
  sensitive = true
}

variable "github_token" {
  type      = string
  sensitive = true
}

provider "pact" {
  host                = "https://broker.example.com"
  basic_auth_username = var.broker_username
  basic_auth_password = var.broker_password
}
# #endregion provider

# #region applications
resource "pact_pacticipant" "order_web" {
  name           = "OrderWeb"
  display_name   = "Order Web"
  repository_url = "https://github.com/example/order-web"
  main_branch    = "main"
}

resource "pact_pacticipant" "order_api" {
  name           = "OrderApi"
  display_name   = "Order Api"
  repository_url = "https://github.com/example/order-api"
  main_branch    = "main"
}
# #endregion applications

# #region environment
resource "pact_environment" "staging" {
  name         = "staging"
  display_name = "Staging"
  production   = false
}
# #endregion environment

# #region webhook
resource "pact_webhook" "order_api_build" {
  description      = "OrderApi: verify a changed pact of OrderWeb"
  webhook_consumer = { name = pact_pacticipant.order_web.name }
  webhook_provider = { name = pact_pacticipant.order_api.name }
  events           = ["contract_requiring_verification_published"]

  # The Broker shows the token as asterisks, which would look like a change in every plan.
  lifecycle {
    ignore_changes = [request[0].headers]
  }

  request {
    method = "POST"
    url    = "https://api.github.com/repos/example/order-api/dispatches"
    headers = {
      Accept        = "application/vnd.github+json"
      Authorization = "Bearer ${var.github_token}"
      Content-Type  = "application/json"
    }
    body = jsonencode({
      event_type     = "contract_requiring_verification_published"
      client_payload = { pact_url = "$${pactbroker.pactUrl}" }
    })
  }
}
# #endregion webhook
