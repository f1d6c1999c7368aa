/** A payment with the exclusions of its client. */
interface ExcludedRow {
    client_id: number;
    client_name: string;
    warnings: readonly string[];
}

/** A client whose exclusion the sender must acknowledge. */
export interface ExcludedClient {
    id: number;
    name: string;
    warnings: readonly string[];
}

/** Joins warnings as the server does: `barred and closed`. */
export function joinWarnings(warnings: readonly string[]): string {
    return new Intl.ListFormat('en-AU').format(warnings);
}

/** Returns the excluded clients of these rows, each once. */
export function excludedClients(rows: readonly ExcludedRow[]): ExcludedClient[] {
    const clients = new Map<number, ExcludedClient>();
    for (const { client_id, client_name, warnings } of rows) {
        if (warnings.length > 0) {
            clients.set(client_id, { id: client_id, name: client_name, warnings });
        }
    }

    return [...clients.values()];
}

/** Returns the exclusions that were on screen. The server refuses the payment when new ones came since. */
export function acknowledgementsOf(clients: readonly ExcludedClient[]): { client_id: string; warning: string }[] {
    return clients.flatMap(({ id, warnings }) => warnings.map((warning) => ({ client_id: String(id), warning })));
}
