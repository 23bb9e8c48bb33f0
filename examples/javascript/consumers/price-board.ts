export interface Price {
  sku: string;
  price: number;
}

// #region csv-client
/** Reads the price list, whose columns may stand in any order. */
export async function prices(catalogueApi: string): Promise<Price[]> {
  const response = await fetch(`${catalogueApi}/prices.csv`);
  const [header, ...rows] = (await response.text())
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  const cell = (row: string[], column: string) =>
    row[header?.indexOf(column) ?? -1] ?? '';
  return rows.map((row) => ({sku: cell(row, 'Sku'), price: Number(cell(row, 'Price'))}));
}
// #endregion csv-client
