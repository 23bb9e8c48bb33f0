#include <consumer.h>
#include <gtest/gtest.h>

#include <filesystem>

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  pact_consumer::init();
  // Every test adds to the pact files it finds, so the folder starts empty.
  std::filesystem::remove_all(PACT_DIR);
  return RUN_ALL_TESTS();
}
