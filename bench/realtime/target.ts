import { createHash } from 'node:crypto';
import { channelAuth, requestSignature } from '../../realtime/src/auth';
import { encodeFrame } from '../../realtime/src/protocol';

/** One of the two servers, as its clients and its publisher see it. */
export interface Target {
    readonly path: string;
    /** What a client sends once it was greeted; null when there is nothing to send, or not yet. */
    join(received: string): string | null;
    /** The text that ends the preparations of a client; empty for none. */
    readonly joined: string;
    /** The request that publishes one event. */
    publication(): { readonly path: string; readonly body: string };
}

export const APP = { id: 'bench', key: 'bench-key', secret: 'bench-secret' };
const CHANNEL = 'private-bench';
const EVENT = 'deposit-pending-notification';
/** About what a notification weighs. */
const DATA = JSON.stringify({ text: 'x'.repeat(700) });

/** What every client receives, from either server, byte for byte the same. */
const FRAME = encodeFrame(EVENT, DATA, CHANNEL);

/** Length on the wire: four bytes before a text of 126 to 65,535. */
export const FRAME_BYTES = FRAME.length + 4;

const ours: Target = {
    path: `/app/${APP.key}?protocol=7`,
    join(received) {
        const socketId = /socket_id\D+(\d+\.\d+)/.exec(received)?.[1];
        return socketId === undefined
            ? null
            : encodeFrame('pusher:subscribe', { channel: CHANNEL, auth: channelAuth(APP, socketId, CHANNEL) });
    },
    joined: 'subscription_succeeded',
    publication() {
        const body = JSON.stringify({ name: EVENT, data: DATA, channel: CHANNEL });
        return { path: signed(`/apps/${APP.id}/events`, body), body };
    },
};

const bare: Target = {
    path: '/',
    join: () => null,
    joined: '',
    publication: () => ({ path: '/', body: FRAME }),
};

export const TARGETS = { ours, bare } as const;
export type TargetName = keyof typeof TARGETS;

function signed(path: string, body: string): string {
    const query = new URLSearchParams({
        auth_key: APP.key,
        auth_timestamp: String(Math.floor(Date.now() / 1000)),
        auth_version: '1.0',
        body_md5: createHash('md5').update(body).digest('hex'),
    });
    return `${path}?${query}&auth_signature=${requestSignature(APP.secret, 'POST', path, query)}`;
}
