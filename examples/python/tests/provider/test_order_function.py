"""OrderApi as a function keeps the pact with OrderWeb."""

from pathlib import Path

# #region lambda-http-provider uses running state-handlers pact-dir
from pact import Verifier

from event_server import app_for
from local_server import running
from order_api.function import create_handler
from order_api.shop import Shop
from order_api_states import state_handlers


def test_function_keeps_the_pact_with_order_web(pact_dir: Path) -> None:
    shop = Shop()
    token = shop.sign_in("ada")

    with running(app_for(create_handler(shop))) as url:
        (
            Verifier("OrderApi")
            .add_transport(url=url)
            .add_source(pact_dir / "OrderWeb-OrderApi.json")
            .state_handler(state_handlers(shop), teardown=True)
            .add_custom_header("Authorization", f"Bearer {token}")
            .verify()
        )


# #endregion lambda-http-provider
def test_decodes_a_body_in_base64() -> None:
    result = {"statusCode": 200, "body": "VGVhcG90", "isBase64Encoded": True}

    response = app_for(lambda _event, _context: result).test_client().get("/")

    assert response.text == "Teapot"
