ThisBuild / scalaVersion := "3.3.7"

val http4sVersion = "0.23.33"

// Tests merge pacts into files that exist.
lazy val deletePacts = taskKey[Unit]("Deletes the pacts")

lazy val shop = (project in file("."))
  .settings(
    name := "shop-scala",
    libraryDependencies ++= Seq(
      "io.circe" %% "circe-parser" % "0.14.15",
      "org.http4s" %% "http4s-circe" % http4sVersion,
      "org.http4s" %% "http4s-dsl" % http4sVersion,
      "org.http4s" %% "http4s-ember-client" % http4sVersion,
      "org.http4s" %% "http4s-ember-server" % http4sVersion,
      "ch.qos.logback" % "logback-classic" % "1.6.6" % Test
    ),
    // #region install
    libraryDependencies ++= Seq(
      "io.github.jbwheatley" %% "pact4s-munit-cats-effect" % "0.18.0" % Test,
      "io.github.jbwheatley" %% "pact4s-circe" % "0.18.0" % Test,
      "org.typelevel" %% "munit-cats-effect" % "2.2.0" % Test
    ),
    // #endregion install
    deletePacts := IO.delete(baseDirectory.value / "pacts"),
    Test / fork := true,
    Test / envVars += "PACT_DO_NOT_TRACK" -> "true",
    Test / javaOptions += s"-Dpact.rootDir=${baseDirectory.value / "pacts"}"
  )

// Consumer tests run first and write the pacts; provider tests run afterwards and verify them.
addCommandAlias("verify", "deletePacts; testOnly * -*ProviderSuite; testOnly *ProviderSuite")
