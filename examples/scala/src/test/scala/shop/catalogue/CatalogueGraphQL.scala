package shop.catalogue

import cats.effect.{IO, Resource}
import com.comcast.ip4s.{host, port}
import io.circe.Json
import org.http4s.circe.CirceEntityCodec.given
import org.http4s.dsl.io.*
import org.http4s.ember.server.EmberServerBuilder
import org.http4s.server.Server
import org.http4s.{HttpApp, HttpRoutes}
import scala.collection.concurrent.TrieMap
import scala.concurrent.duration.*

// #region helper-catalogue-graphql
/** Stands in for a GraphQL server: it knows one query, and chooses no fields. */
final class CatalogueGraphQL:
  val products = TrieMap.empty[String, Json]
  val problems = TrieMap.empty[String, Json]

  def server: Resource[IO, Server] =
    EmberServerBuilder
      .default[IO]
      .withHost(host"localhost")
      .withPort(port"0")
      .withHttpApp(app)
      .withShutdownTimeout(1.second)
      .build

  private def app: HttpApp[IO] = HttpRoutes
    .of[IO] { case request @ POST -> Root / "graphql" =>
      request.as[Json].flatMap { question =>
        val sku = question.hcursor.downField("variables").get[String]("sku").getOrElse("")
        Ok(answer(sku))
      }
    }
    .orNotFound

  private def answer(sku: String): Json =
    val found = products.getOrElse(sku, Json.Null)
    if problems.isEmpty then Json.obj("data" -> Json.obj("product" -> found))
    else
      Json.obj(
        "data" -> Json.obj("product" -> Json.Null),
        "errors" -> Json.arr(problems.values.toSeq*)
      )
// #endregion helper-catalogue-graphql
