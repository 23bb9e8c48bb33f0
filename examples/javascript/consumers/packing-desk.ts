export interface Label {
  to: string;
  weight: number;
}

/** Reads the label of a parcel, lines such as "Weight: 250 g". */
export function parseLabel(text: string): Label {
  const fields = new Map(
    text.split('\n').map((line) => line.split(': ', 2) as [string, string]),
  );
  return {to: fields.get('To') ?? '', weight: parseInt(fields.get('Weight') ?? '', 10)};
}

export async function labelOf(baseUrl: string, order: number): Promise<Label> {
  const response = await fetch(`${baseUrl}/labels/${order}`);
  if (!response.ok) throw new Error(`ParcelApi answered ${response.status}`);
  return parseLabel(await response.text());
}

export async function correctLabel(
  baseUrl: string,
  order: number,
  to: string,
): Promise<void> {
  await fetch(`${baseUrl}/labels/${order}`, {
    method: 'PUT',
    headers: {'Content-Type': 'text/vnd.shop.label'},
    body: `To: ${to}`,
  });
}
