import {createServer} from 'node:http';
import {subscribe} from './mqtt-adapter.js';
import {updateBoard} from './stock-board.js';

let board = [];

await subscribe('mqtt://localhost:1883', (content, metadata) => {
  board = updateBoard(board, content, metadata);
});
console.log('StockBoard listens to stock/#');

createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(`${JSON.stringify(board)}\n`);
}).listen(8090, () => {
  console.log('StockBoard on http://localhost:8090');
});
