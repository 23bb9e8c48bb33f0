import {connectAsync} from 'mqtt';

/** Sends a message as bytes to its topic. */
export async function publish(url, {topic, content}) {
  const client = await connectAsync(url);
  await client.publishAsync(topic, JSON.stringify(content), {qos: 1});
  await client.endAsync();
}
