import { createHash } from 'node:crypto';
import { channelAuth, requestSignature } from '../../realtime/src/auth';
import { encodeFrame } from '../../realtime/src/protocol';

/** One of the two servers, for its clients and its publisher. */
export interface Target {
    readonly path: string;
    /** The client's reply to a received text; null if there is none. */
    join(received: string): string | null;
    /** The text after which a client is ready; empty if it is ready at once. */
    readonly joined: string;
    /** The request that publishes one event. */
    publication(): { readonly path: string; readonly body: string };
}

export const APP = { id: 'bench', key: 'bench-key', secret: 'bench-secret' };
const CHANNEL = 'private-bench';
const EVENT = 'deposit-pending-notification';
/** The approximate size of a notification. */
const DATA = JSON.stringify({ text: 'x'.repeat(700) });

/** The bytes every client receives, the same from both servers. */
const FRAME = encodeFrame(EVENT, DATA, CHANNEL);

/** Frame length: a text of 126 to 65,535 bytes has a header of four bytes. */
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
