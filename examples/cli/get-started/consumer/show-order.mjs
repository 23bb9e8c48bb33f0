const [address, id] = process.argv.slice(2);

const response = await fetch(`${address}/orders/${id}`);
if (!response.ok) throw new Error(`OrderApi answered ${response.status}`);

const {status, total} = await response.json();
console.log(`Order ${id}: ${status}, ${total.toFixed(2)} EUR`);
