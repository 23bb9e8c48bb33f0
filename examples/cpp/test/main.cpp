#include <consumer.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  // With PACT_DEBUG, the native library logs what it does.
  if (std::getenv("PACT_DEBUG") != nullptr) {
    pactffi_log_to_stdout(LevelFilter_Debug);
  }
  // Every test adds to the pact files it finds, so the folder starts empty.
  std::filesystem::remove_all(PACT_DIR);
  return RUN_ALL_TESTS();
}
