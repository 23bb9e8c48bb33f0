package shop

import cats.effect.{IO, Resource}
import com.comcast.ip4s.{host, port}
import io.circe.Json
import org.http4s.circe.CirceEntityCodec.given
import org.http4s.ember.server.EmberServerBuilder
import org.http4s.server.Server
import org.http4s.{HttpApp, Response, Uri}
import scala.concurrent.duration.*

// #region helper-stub-server
/** A server that answers every request with JSON. */
object StubServer:
  def apply(json: Uri.Path => Json): Resource[IO, Server] =
    EmberServerBuilder
      .default[IO]
      .withHost(host"localhost")
      .withPort(port"0")
      .withHttpApp(
        HttpApp(request => IO.pure(Response[IO]().withEntity(json(request.pathInfo))))
      )
      .withShutdownTimeout(1.second)
      .build
// #endregion helper-stub-server
