"""OrderApi keeps the pacts that a Pact Broker selects."""

import os

import pytest
from pact import Verifier

from local_server import running
from order_api.app import create_app
from order_api.shop import Shop
from order_api_states import state_handlers


# #region provider-broker uses running state-handlers
@pytest.mark.skipif(
    "PACT_BROKER_BASE_URL" not in os.environ, reason="PACT_BROKER_BASE_URL is not set"
)
def test_keeps_the_pacts_of_the_broker() -> None:
    shop = Shop()
    token = shop.sign_in("ada")
    branch = os.environ["GIT_BRANCH"]

    with running(create_app(shop)) as url:
        verifier = (
            Verifier("OrderApi")
            .add_transport(url=url)
            .state_handler(state_handlers(shop), teardown=True)
            .add_custom_header("Authorization", f"Bearer {token}")
            # Takes PACT_BROKER_BASE_URL and PACT_BROKER_TOKEN from the environment.
            .broker_source(selector=True)
            .provider_branch(branch)
            .consumer_version(main_branch=True)
            .consumer_version(matching_branch=True)
            .consumer_version(deployed_or_released=True)
            .include_pending()
            .include_wip_since("2026-01-01")
            .build()
        )
        if os.environ.get("CI") == "true":
            verifier.set_publish_options(os.environ["GIT_COMMIT"], branch=branch)
        verifier.verify()


# #endregion provider-broker
# #region provider-broker-webhook uses running state-handlers
@pytest.mark.skipif("PACT_URL" not in os.environ, reason="PACT_URL is not set")
def test_keeps_the_pact_of_the_webhook() -> None:
    shop = Shop()
    token = shop.sign_in("ada")

    with running(create_app(shop)) as url:
        verifier = (
            Verifier("OrderApi")
            .add_transport(url=url)
            .state_handler(state_handlers(shop), teardown=True)
            .add_custom_header("Authorization", f"Bearer {token}")
            .add_source(os.environ["PACT_URL"], token=os.environ.get("PACT_BROKER_TOKEN"))
        )
        if os.environ.get("CI") == "true":
            verifier.set_publish_options(
                os.environ["GIT_COMMIT"], branch=os.environ["GIT_BRANCH"]
            )
        verifier.verify()


# #endregion provider-broker-webhook
