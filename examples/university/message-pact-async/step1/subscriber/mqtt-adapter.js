import {connectAsync} from 'mqtt';

/** Turns what arrives over MQTT into a call: parsed content, and metadata. */
export async function subscribe(url, handle) {
  const client = await connectAsync(url);

  client.on('message', (topic, bytes) => {
    try {
      handle(JSON.parse(bytes.toString()), {topic});
    } catch (error) {
      console.error(`Refused a message on ${topic}: ${error.message}`);
    }
  });

  await client.subscribeAsync('stock/#', {qos: 1});
}
