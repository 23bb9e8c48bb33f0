"""The native library of Pact, with the types of the functions that the tests call."""

# #region load
import ctypes
import os
import sys

NAMES = {"linux": "libpact_ffi.so", "darwin": "libpact_ffi.dylib", "win32": "pact_ffi.dll"}


def load(folder: str) -> ctypes.CDLL:
    library = ctypes.CDLL(os.path.join(folder, NAMES[sys.platform]))
    # ctypes takes arguments and results for int unless they are declared.
    library.pactffi_version.restype = ctypes.c_char_p
    library.pactffi_new_pact.restype = ctypes.c_uint16
    library.pactffi_new_pact.argtypes = [ctypes.c_char_p, ctypes.c_char_p]
    library.pactffi_new_interaction.restype = ctypes.c_uint32
    library.pactffi_new_interaction.argtypes = [ctypes.c_uint16, ctypes.c_char_p]
    handle, text, number, flag = ctypes.c_uint32, ctypes.c_char_p, ctypes.c_int32, ctypes.c_bool
    size, pointer = ctypes.c_size_t, ctypes.c_void_p
    signatures = {
        "with_specification": (flag, [ctypes.c_uint16, number]),
        "given_with_params": (number, [handle, text, text]),
        "with_request": (flag, [handle, text, text]),
        "with_query_parameter_v2": (flag, [handle, text, size, text]),
        "with_header_v2": (flag, [handle, number, text, size, text]),
        "with_body": (flag, [handle, number, text, text]),
        "response_status": (flag, [handle, ctypes.c_uint16]),
        "create_mock_server_for_transport": (number, [ctypes.c_uint16, text, ctypes.c_uint16, text, text]),
        "mock_server_matched": (flag, [number]),
        "mock_server_mismatches": (text, [number]),
        "write_pact_file": (number, [number, text, flag]),
        "pact_handle_write_file": (number, [ctypes.c_uint16, text, flag]),
        "cleanup_mock_server": (flag, [number]),
        "free_pact_handle": (ctypes.c_uint, [ctypes.c_uint16]),
        "get_error_message": (number, [text, number]),
        "string_delete": (None, [pointer]),
        "verifier_new_for_application": (pointer, [text, text]),
        "verifier_set_provider_info": (None, [pointer, text, text, text, ctypes.c_uint16, text]),
        "verifier_set_provider_state": (None, [pointer, text, ctypes.c_ubyte, ctypes.c_ubyte]),
        "verifier_add_file_source": (None, [pointer, text]),
        "verifier_execute": (number, [pointer]),
        "verifier_json": (pointer, [pointer]),
        "verifier_shutdown": (None, [pointer]),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, f"pactffi_{name}")
        function.restype = result
        function.argtypes = arguments
    return library
# #endregion load
