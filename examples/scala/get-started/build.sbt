scalaVersion := "3.3.7"

libraryDependencies ++= Seq(
  "io.circe" %% "circe-parser" % "0.14.15",
  "io.github.jbwheatley" %% "pact4s-scalatest" % "0.18.0" % Test,
  "org.scalatest" %% "scalatest" % "3.2.19" % Test,
  "ch.qos.logback" % "logback-classic" % "1.6.6" % Test
)

Test / fork := true
