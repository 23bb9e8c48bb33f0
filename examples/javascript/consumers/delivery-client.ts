interface Delivery {
  id: number;
  note?: string;
}

export class DeliveryClient {
  constructor(private readonly baseUrl: string) {}

  /** What the driver's label says: most deliveries come without a note. */
  async label(id: number): Promise<string> {
    const response = await fetch(`${this.baseUrl}/deliveries/${id}`);
    if (!response.ok) throw new Error(`DeliveryApi answered ${response.status}`);
    const delivery = (await response.json()) as Delivery;
    return `Delivery ${delivery.id}: ${delivery.note ?? 'ring the bell'}`;
  }
}

interface DeliveryEvent {
  kind: string;
  signedBy?: string;
}

export async function signatures(baseUrl: string, id: number): Promise<string[]> {
  const response = await fetch(`${baseUrl}/deliveries/${id}/events`);
  const events = (await response.json()) as DeliveryEvent[];
  return events.flatMap(({signedBy}) => signedBy ?? []);
}

export async function returns(baseUrl: string, id: number): Promise<string[]> {
  const response = await fetch(`${baseUrl}/deliveries/${id}/returns`);
  return (await response.json()) as string[];
}
