import au.com.dius.pact.provider.gradle.GradleConsumerInfo
import au.com.dius.pact.provider.gradle.PactBrokerConsumerConfig
import au.com.dius.pact.provider.reporters.ReporterManager
import groovy.lang.Closure
import java.net.URI
import java.util.function.Consumer
import org.apache.hc.core5.http.HttpRequest

plugins {
    java
    id("au.com.dius.pact") version "4.7.5"
}

version = System.getenv("GIT_COMMIT") ?: "local"

val orderApiPort = findProperty("orderApiPort") ?: 8080

// #region gradle-kotlin
pact {
    broker {
        pactBrokerUrl = System.getenv("PACT_BROKER_BASE_URL")
        pactBrokerToken = System.getenv("PACT_BROKER_TOKEN")
    }
    serviceProviders {
        create("OrderApi") {
            port = orderApiPort
            stateChangeUrl = URI("http://localhost:$orderApiPort/states").toURL()
            stateChangeTeardown = true
            requestFilter = Consumer<HttpRequest> { it.setHeader("Authorization", "Bearer fresh-token") }
            fromPactBroker(closureOf<PactBrokerConsumerConfig> {
                withSelectors {
                    mainBranch()
                    deployedOrReleased()
                }
            } as Closure<PactBrokerConsumerConfig>)
        }
    }
    reports {
        defaultReports()
        reports["json"] = ReporterManager.createReporter("json")
    }
    publish {
        consumerBranch = System.getenv("GIT_BRANCH")
    }
}
// #endregion gradle-kotlin
