// Lets Pact C++ 0.1.0 be compiled with pact_ffi 0.5, whose header is pact_ffi.h.
#pragma once

#define InteractionHandle PactFfiInteractionHandle
extern "C" {
#include "pact_ffi.h"
}
#undef InteractionHandle

// Another type since pact_ffi 0.1.2; the DSL looks for this member.
struct InteractionHandle {
  InteractionHandle(uint32_t handle = 0) : interaction(handle) {}
  operator uint32_t() const { return interaction; }

  uint32_t interaction;
};

// Gone since pact_ffi 0.5.0. The DSL always asks for a free port of 127.0.0.1, without TLS.
inline int32_t pactffi_create_mock_server_for_pact(PactHandle pact, const char*, bool) {
  return pactffi_create_mock_server_for_transport(pact, "127.0.0.1", 0, "http", nullptr);
}
