import {createApp} from './app.js';
import {exampleProducts} from './products.js';

createApp(exampleProducts()).listen(8081, () => {
  console.log('ProductApi listens at http://localhost:8081');
});
