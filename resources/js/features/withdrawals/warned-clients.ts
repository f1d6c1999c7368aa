/** A row of money that is on its way to a client, with what stands against them. */
interface WarnedRow {
    client_id: number;
    client_name: string;
    warnings: readonly string[];
}

/** Somebody who gets their money once whoever sends it says that they know. */
export interface WarnedClient {
    id: number;
    name: string;
    warnings: readonly string[];
}

/** `barred and closed`, as the server words it. */
export function listed(warnings: readonly string[]): string {
    return new Intl.ListFormat('en-AU').format(warnings);
}

/** The clients of these rows against whom something stands, each once. */
export function warnedClients(rows: readonly WarnedRow[]): WarnedClient[] {
    const clients = new Map<number, WarnedClient>();
    for (const { client_id, client_name, warnings } of rows) {
        if (warnings.length > 0) {
            clients.set(client_id, { id: client_id, name: client_name, warnings });
        }
    }

    return [...clients.values()];
}

/** What a tick stands for, as it was on the screen: the server asks again about whatever came since. */
export function awareOf(clients: readonly WarnedClient[]): { client_id: string; warning: string }[] {
    return clients.flatMap(({ id, warnings }) => warnings.map((warning) => ({ client_id: String(id), warning })));
}
