import type { Connection, ConnectionContext } from './connection';
import { Code } from './protocol';

/** Maximum number of connections to ping in one sweep, which spreads the pings of clients that connected together. */
const WRITES_PER_SWEEP = 1000;

/** Pings idle connections. Closes those without an answer and those that didn't authenticate in time. */
export function sweep(connections: Iterable<Connection>, context: ConnectionContext): void {
    const now = context.clock.now();
    let writes = 0;
    for (const connection of connections) {
        writes += check(connection, context, now) ? 1 : 0;
        if (writes >= WRITES_PER_SWEEP) {
            return;
        }
    }
}

/** Returns whether something was sent. */
function check(connection: Connection, { limits, metrics }: ConnectionContext, now: number): boolean {
    const { activityTimeoutSeconds, pongTimeoutSeconds, authorisationSeconds } = limits;
    if (connection.isClosed) {
        return false;
    }
    if (connection.pingedAt !== null && now - connection.pingedAt >= pongTimeoutSeconds * 1000) {
        metrics.add('stale_connections_total');
        connection.dismiss(Code.NoPong, 'Pong reply not received in time');
        return true;
    }
    const overdue = authorisationSeconds > 0 && now - connection.openedAt >= authorisationSeconds * 1000;
    if (overdue && !connection.isAuthorised) {
        connection.dismiss(Code.Unauthorised, 'Connection not authorised within the time allowed');
        return true;
    }
    if (connection.pingedAt === null && now - connection.lastSeenAt >= activityTimeoutSeconds * 1000) {
        connection.ping();
        return true;
    }
    return false;
}
