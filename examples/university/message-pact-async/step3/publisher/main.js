import {publish} from './mqtt-adapter.js';
import {stockEvents} from './stock-events.js';

const [name, shelf] = process.argv.slice(2);
const message = stockEvents[name](JSON.parse(shelf));

await publish('mqtt://localhost:1883', message);
console.log(`Published to ${message.topic}: ${JSON.stringify(message.content)}`);
