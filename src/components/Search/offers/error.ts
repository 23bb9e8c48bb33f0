// cspell:disable -- codes of systems are no words
/** Parts of what programs print when they fail. */
const signs: readonly RegExp[] = [
  // Names of exceptions: TypeError, java.lang.NoClassDefFoundError
  /(?:^|[\s.:])(?:[A-Z][a-z]\w*)?(?:Exception|[a-z]Error)\b(?!s)/,
  /\b(?:ERR_[A-Z_]+|E(?:CONN(?:REFUSED|RESET|ABORTED)|ADDRINUSE|NOENT|NOTFOUND|TIMEDOUT|ACCES|PERM|PIPE))\b/,
  /\b(?:error|fatal|panic|exception|failed|failure)\s*(?:\[\w+\])?:/i,
  /\berror (?:while|when|loading|sending|reading|parsing|occurred)\b/i,
  // Stack traces
  /\bcaused by:|\btraceback \(|\bpanicked at\b|\bgoroutine \d|\(\w+\.(?:java|kt|groovy):\d+\)|\.[jt]s:\d+:\d+/i,
  /\bexpected\b.*\b(?:but|got|received|actual)\b/i,
  /\b(?:but|was) not received\b|\bbut was\b/i,
  /^(?:the |a )?[\w' ]{0,30}\b(?:cannot|can't|could not|couldn't|unable to|failed to|no such)\s+\S+\s+\S+/i,
  /\b[45]\d\d (?:bad request|unauthorized|forbidden|not found|conflict|internal server error|bad gateway)\b/i,
  /\b(?:connection refused|address already in use|undefined (?:symbol|reference|method)|is not a function)\b/i,
  /\bcannot open shared object|\blibrary not loaded\b|\bpermission denied\b/i,
  // Sentences of programs
  /\bnot found\b|^no\b.*\b(?:found|published)\b|^there is no\b|^you must\b|\bhas attempted to\b/i,
  /\b(?:was|were|did|could) not\b|\bdoes not (?:conform|contain|exist|support)\b|\b(?:has|have|verify) failed\b/i,
  /^(?:missing|unexpected) requests?\b|\bis (?:missing|null|recorded)\b/i,
];
const question = /^(?:how|what|why|when|where|which|who|can|does|do|is|are|should|must|will)\b|\?$/i;
/** From this number of words on, marks that prose has none of are enough. */
const longMessage = 8;
const marks = /["'`“”][^"'`“”]+["'`“”]|\w:\s|[{}()[\]]|=\S/;

/** Whether a query looks like a message that a program printed. */
export function isErrorMessage(query: string): boolean {
  const text = query.trim();
  if (question.test(text)) {
    return false;
  }
  return signs.some((sign) => sign.test(text)) || (text.split(/\s+/).length >= longMessage && marks.test(text));
}
