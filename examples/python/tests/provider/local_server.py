# #region provider-server
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

from flask import Flask
from werkzeug.serving import make_server


# #region helper-running
@contextmanager
def running(app: Flask) -> Iterator[str]:
    """Run the app on a free port, and give its address."""
    server = make_server("localhost", 0, app, threaded=True)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()


# #endregion helper-running
# #endregion provider-server
