/** The port: takes the list and one message, gives the list as it is afterwards. */
export function updateBoard(board, content, {topic}) {
  const [, warehouse, event] = topic.split('/');
  const others = board.filter((entry) => entry.warehouse !== warehouse || entry.sku !== content.sku);

  if (event !== 'changed') return board;

  const {sku, name, available} = content;
  if (!Number.isInteger(available)) {
    throw new Error(`no number of pieces for ${sku}`);
  }
  return available > 0 ? [...others, {warehouse, sku, name, available}] : others;
}
