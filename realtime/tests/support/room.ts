import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { NODE_SECONDS, PATIENCE } from './cluster';
import { connect, type GreetedClient, payload, SUCCEEDED } from './raw-client';

export const ADDED = 'pusher_internal:member_added';
export const REMOVED = 'pusher_internal:member_removed';

/** Time after which every dead node was detected and the state is consistent. */
export const settled = () => wait(NODE_SECONDS * 1500);

export async function member(port: number, user: string): Promise<GreetedClient> {
    const client = await connect(port);
    client.joinAs('presence-desk', user);
    await client.settle();
    return client;
}

/** Members as a page counts them: the initial list plus later changes. */
export function roomOf(client: GreetedClient): string[] {
    const members = new Set<string>();
    for (const frame of client.frames) {
        const data = payload(frame);
        if (frame.event === SUCCEEDED) {
            const { ids } = data.presence as { ids: string[] };
            for (const id of ids) {
                members.add(id);
            }
        } else if (frame.event === ADDED) {
            members.add(String(data.user_id));
        } else if (frame.event === REMOVED) {
            members.delete(String(data.user_id));
        }
    }
    return [...members].sort();
}

export async function roomBecomes(members: readonly string[], ...clients: readonly GreetedClient[]): Promise<void> {
    await expect.poll(() => clients.map(roomOf), PATIENCE).toEqual(clients.map(() => members));
}
