import { createHash, randomUUID } from 'node:crypto';
import { requestSignature } from '../../src/auth';
import { APP } from './server';

interface Credentials {
    readonly id: string;
    readonly key: string;
    readonly secret: string;
}

interface Changes {
    readonly app?: Credentials;
    readonly query?: Record<string, string>;
    readonly prefix?: string;
    readonly timestamp?: number;
    readonly tamper?: (query: URLSearchParams) => void;
}

interface Reply {
    readonly status: number;
    readonly json: unknown;
    readonly headers: Headers;
}

/** A signed call of the HTTP API. `changes` break the signature or select another app. */
export async function call(
    port: number,
    method: 'GET' | 'POST',
    route: string,
    body?: unknown,
    { app = APP, query = {}, prefix = '', timestamp = Date.now() / 1000, tamper = () => {} }: Changes = {},
): Promise<Reply> {
    const path = `/apps/${app.id}${route}`;
    const raw = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    const parameters = new URLSearchParams({
        auth_key: app.key,
        auth_timestamp: String(Math.floor(timestamp)),
        auth_version: '1.0',
        auth_nonce: randomUUID(),
        ...query,
    });
    if (raw !== '') {
        parameters.set('body_md5', createHash('md5').update(raw).digest('hex'));
    }
    parameters.set('auth_signature', requestSignature(app.secret, method, path, parameters));
    tamper(parameters);
    const response = await fetch(`http://127.0.0.1:${port}${prefix}${path}?${parameters}`, {
        method,
        body: raw === '' ? undefined : raw,
        headers: { 'content-type': 'application/json' },
    });
    return { status: response.status, json: await response.json(), headers: response.headers };
}

export function publish(port: number, channel: string, name: string, data: unknown, more: object = {}): Promise<Reply> {
    return call(port, 'POST', '/events', { name, channel, data: JSON.stringify(data), ...more });
}

/** Path and query of a request with the signature of its body. */
export function signedTarget(method: string, route: string, body: Buffer): string {
    const path = `/apps/${APP.id}${route}`;
    const parameters = new URLSearchParams({
        auth_key: APP.key,
        auth_timestamp: String(Math.floor(Date.now() / 1000)),
        auth_version: '1.0',
        auth_nonce: randomUUID(),
    });
    if (body.length > 0) {
        parameters.set('body_md5', createHash('md5').update(body).digest('hex'));
    }
    parameters.set('auth_signature', requestSignature(APP.secret, method, path, parameters));
    return `${path}?${parameters}`;
}
