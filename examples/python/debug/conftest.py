# #region debug-logging
import logging

# Before the first Pact or Verifier: the native core keeps the level that it finds then.
logging.getLogger("pact.ffi").setLevel(logging.DEBUG)
# #endregion debug-logging
