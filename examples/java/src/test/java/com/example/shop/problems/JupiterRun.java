package com.example.shop.problems;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.ConfigurationParameters;
import org.junit.platform.engine.DiscoveryFilter;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.OutputDirectoryCreator;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.store.Namespace;
import org.junit.platform.engine.support.store.NamespacedHierarchicalStore;
import org.slf4j.LoggerFactory;

/** Runs a test class that is expected to fail, apart from the run of Maven. */
record JupiterRun(List<Throwable> thrown, String output, String log) {
  static JupiterRun of(Class<?> test) {
    var console = System.out;
    var output = new ByteArrayOutputStream();
    var log = new ListAppender<ILoggingEvent>();
    var logger = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
    System.setOut(new PrintStream(output, true, UTF_8));
    logger.addAppender(log);
    log.start();
    try {
      var thrown = thrownBy(test);
      return new JupiterRun(thrown, plain(reportIn(output.toString(UTF_8))), plain(linesOf(log)));
    } finally {
      logger.detachAppender(log);
      System.setOut(console);
    }
  }

  /** What a report of JUnit says about each failure, without stack traces. */
  String failures() {
    return plain(thrown.stream().map(JupiterRun::told).collect(joining("\n")));
  }

  private static String told(Throwable failure) {
    var suppressed = Stream.of(failure.getSuppressed()).map(each -> "Suppressed: " + told(each));
    var cause = Stream.ofNullable(failure.getCause()).map(each -> "Caused by: " + told(each));
    return Stream.of(Stream.of(failure.toString()), suppressed, cause)
        .flatMap(each -> each)
        .collect(joining("\n"));
  }

  private static String linesOf(ListAppender<ILoggingEvent> log) {
    return log.list.stream()
        .map(each -> each.getLevel() + " " + each.getFormattedMessage().strip())
        .collect(joining("\n"));
  }

  /** The report of the verifier, without lines of the log. */
  private static String reportIn(String output) {
    return output.lines().filter(line -> !line.matches("\\d\\d:.*")).collect(joining("\n"));
  }

  private static String plain(String text) {
    return text.replaceAll("\u001B\\[[0-9;]*m", "").replaceAll(" +\n", "\n").strip();
  }

  private static List<Throwable> thrownBy(Class<?> test) {
    var thrown = new ArrayList<Throwable>();
    var listener =
        new EngineExecutionListener() {
          @Override
          public void executionFinished(TestDescriptor descriptor, TestExecutionResult result) {
            result.getThrowable().ifPresent(thrown::add);
          }
        };
    var engine = new JupiterTestEngine();
    var root = engine.discover(new OneClass(test), UniqueId.forEngine(engine.getId()));
    try (var session = new NamespacedHierarchicalStore<Namespace>(null);
        var store = session.newChild()) {
      var parameters = new NoParameters();
      engine.execute(ExecutionRequest.create(root, listener, parameters, new Target(), store));
    }
    return thrown;
  }

  private record OneClass(Class<?> test) implements EngineDiscoveryRequest {
    @Override
    public <T extends DiscoverySelector> List<T> getSelectorsByType(Class<T> type) {
      return Stream.of(selectClass(test)).filter(type::isInstance).map(type::cast).toList();
    }

    @Override
    public <T extends DiscoveryFilter<?>> List<T> getFiltersByType(Class<T> type) {
      return List.of();
    }

    @Override
    public ConfigurationParameters getConfigurationParameters() {
      return new NoParameters();
    }

    @Override
    public OutputDirectoryCreator getOutputDirectoryCreator() {
      return new Target();
    }
  }

  private record NoParameters() implements ConfigurationParameters {
    @Override
    public Optional<String> get(String key) {
      return Optional.empty();
    }

    @Override
    public Optional<Boolean> getBoolean(String key) {
      return Optional.empty();
    }

    @Override
    @Deprecated
    public int size() {
      return 0;
    }

    @Override
    public Set<String> keySet() {
      return Set.of();
    }
  }

  private record Target() implements OutputDirectoryCreator {
    @Override
    public Path getRootDirectory() {
      return Path.of("target");
    }

    @Override
    public Path createOutputDirectory(TestDescriptor descriptor) throws IOException {
      return Files.createTempDirectory(getRootDirectory(), "problems");
    }
  }
}
