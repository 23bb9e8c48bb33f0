// #region kafka-adapter
/** What the Kafka client hands over: a tombstone has no value. */
export interface KafkaRecord {
  key: Buffer | null;
  value: Buffer | null;
}

/** Takes the Schema Registry's frame off: a zero and the four bytes of the schema's id. */
export function contentOf(value: Buffer): unknown {
  if (value[0] !== 0) throw new Error('The value has no Schema Registry frame');
  return JSON.parse(value.subarray(5).toString());
}

/** Gives each event to the handler, and the keys of deleted orders to `forget`. */
export function orderListener(
  handle: (content: unknown) => void,
  forget: (key: string) => void,
): (record: KafkaRecord) => void {
  return ({key, value}) => {
    if (value) handle(contentOf(value));
    else forget(String(key));
  };
}
// #endregion kafka-adapter
