/** A client that the user opened in this tab. */
export interface RecentClient {
    id: number;
    full_name: string;
    pin: string;
}

const MOST = 6;

/** Names of clients stay in this tab, and end with it, because computers are shared. */
const keyOf = (userId: number) => `recent-clients:${userId}`;

export function recentClients(userId: number): RecentClient[] {
    try {
        const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(userId)) ?? '[]');

        return Array.isArray(stored) ? stored.filter(isClient) : [];
    } catch {
        return [];
    }
}

/** Puts the client first. */
export function rememberClient(userId: number, { id, full_name, pin }: RecentClient): void {
    const others = recentClients(userId).filter((client) => client.id !== id);
    try {
        window.sessionStorage.setItem(
            keyOf(userId),
            JSON.stringify([{ id, full_name, pin }, ...others].slice(0, MOST)),
        );
    } catch {
        // Storage is full or forbidden: the palette lists fewer clients.
    }
}

function isClient(value: unknown): value is RecentClient {
    const { id, full_name, pin } = (value ?? {}) as Partial<RecentClient>;

    return typeof id === 'number' && typeof full_name === 'string' && typeof pin === 'string';
}
