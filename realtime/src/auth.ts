import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Signatures of the Pusher protocol. Pure functions: the time is a parameter. */

export interface Credentials {
    readonly key: string;
    readonly secret: string;
}

interface SignedRequest {
    readonly method: string;
    /** Path as sent, without the server's path prefix and the query. */
    readonly path: string;
    readonly query: URLSearchParams;
    readonly body: Buffer;
}

const MAX_CLOCK_SKEW_SECONDS = 600;

/** A signature is valid at most this long: from a clock that is fast to one that is slow. */
export const SIGNATURE_LIFE_MS = 2 * MAX_CLOCK_SKEW_SECONDS * 1000;

export function hmac(secret: string, text: string | Buffer): string {
    return createHmac('sha256', secret).update(text).digest('hex');
}

/** Constant-time comparison. Reveals only the length of the expected string. */
export function sameText(expected: string, given: string): boolean {
    const left = Buffer.from(expected);
    const right = Buffer.from(given);
    return left.length === right.length && timingSafeEqual(left, right);
}

export function channelAuth(app: Credentials, socketId: string, channel: string, channelData?: string): string {
    const text = channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`;
    return `${app.key}:${hmac(app.secret, text)}`;
}

export function userAuth(app: Credentials, socketId: string, userData: string): string {
    return `${app.key}:${hmac(app.secret, `${socketId}::user::${userData}`)}`;
}

export function requestSignature(secret: string, method: string, path: string, query: URLSearchParams): string {
    const parameters = [...query]
        .map(([name, value]): [string, string] => [name.toLowerCase(), value])
        .filter(([name]) => name !== 'auth_signature')
        .sort(([left], [right]) => (left < right ? -1 : Number(left > right)))
        .map(([name, value]) => `${name}=${value}`);
    return hmac(secret, [method, path, parameters.join('&')].join('\n'));
}

/** Returns what is wrong with the request, or null when the signature is valid. */
export function requestFault(app: Credentials, request: SignedRequest, now: number): string | null {
    const { query, body } = request;
    if (query.get('auth_version') !== '1.0') {
        return 'auth_version must be 1.0';
    }
    if (!sameText(app.key, query.get('auth_key') ?? '')) {
        return 'auth_key does not belong to this app';
    }
    const timestamp = query.get('auth_timestamp') ?? '';
    if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > MAX_CLOCK_SKEW_SECONDS) {
        return `auth_timestamp is not within ${MAX_CLOCK_SKEW_SECONDS} seconds of the server's clock`;
    }
    const md5 = createHash('md5').update(body).digest('hex');
    if ((body.length > 0 || query.has('body_md5')) && !sameText(md5, query.get('body_md5') ?? '')) {
        return 'body_md5 does not match the body';
    }
    const expected = requestSignature(app.secret, request.method, request.path, query);
    return sameText(expected, query.get('auth_signature') ?? '') ? null : 'auth_signature is wrong';
}
