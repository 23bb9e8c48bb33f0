import {createServer} from 'node:net';
import {Aedes} from 'aedes';

const broker = await Aedes.createBroker();

createServer(broker.handle).listen(1883, () => {
  console.log('MQTT broker on port 1883');
});
