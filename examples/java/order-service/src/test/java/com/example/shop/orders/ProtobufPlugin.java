package com.example.shop.orders;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells whether the plugin is there: it is a download, without which the tests are left out. */
public final class ProtobufPlugin {
  private ProtobufPlugin() {}

  public static boolean isInstalled() throws IOException {
    var directory = System.getenv("PACT_PLUGIN_DIR");
    var plugins =
        directory == null
            ? Path.of(System.getProperty("user.home"), ".pact", "plugins")
            : Path.of(directory);
    if (!Files.isDirectory(plugins)) {
      return false;
    }
    try (var found = Files.newDirectoryStream(plugins, "protobuf-*")) {
      return found.iterator().hasNext();
    }
  }
}
