package shop.orders

import java.util.UUID
import org.http4s.AuthScheme.Bearer
import org.http4s.Credentials.Token
import org.http4s.headers.Authorization
import scala.collection.concurrent.TrieMap

/** Issues the tokens with which customers sign in. */
final class Tokens:
  private val customers = TrieMap.empty[String, String]

  def issue(customer: String): String =
    val token = UUID.randomUUID().toString
    customers.update(token, customer)
    token

  def customer(authorization: Option[Authorization]): Option[String] =
    authorization
      .collect { case Authorization(Token(Bearer, token)) => token }
      .flatMap(customers.get)
