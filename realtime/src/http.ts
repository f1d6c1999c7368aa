import type { IncomingMessage, ServerResponse } from 'node:http';
import {
    type ApiCall,
    ApiError,
    getChannel,
    getChannels,
    getConnections,
    getUsers,
    postBatch,
    postEvents,
    terminateUser,
} from './api';
import { requestFault, SIGNATURE_LIFE_MS, sameText } from './auth';
import type { Hub } from './channels';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Logger } from './logger';
import type { Metrics } from './metrics';
import { parseJson } from './protocol';

interface HttpContext {
    readonly config: Config;
    readonly clock: Clock;
    readonly metrics: Metrics;
    readonly logger: Logger;
    /** Hubs by app id. */
    readonly hubs: ReadonlyMap<string, Hub>;
}

interface Answer {
    readonly status: number;
    readonly type: 'application/json' | 'text/plain; charset=utf-8';
    readonly body: string;
}

interface Route {
    readonly method: 'GET' | 'POST';
    readonly pattern: RegExp;
    readonly run: (call: ApiCall, argument: string) => Promise<unknown>;
}

const ROUTES: readonly Route[] = [
    { method: 'POST', pattern: /^\/events$/, run: postEvents },
    { method: 'POST', pattern: /^\/batch_events$/, run: postBatch },
    { method: 'GET', pattern: /^\/channels$/, run: getChannels },
    { method: 'GET', pattern: /^\/channels\/([^/]+)$/, run: getChannel },
    { method: 'GET', pattern: /^\/channels\/([^/]+)\/users$/, run: getUsers },
    { method: 'POST', pattern: /^\/users\/([^/]+)\/terminate_connections$/, run: terminateUser },
    { method: 'GET', pattern: /^\/connections$/, run: getConnections },
];

/** The HTTP side: the signed API of each app, health checks and metrics. */
export class HttpApi {
    private ready = true;

    constructor(private readonly context: HttpContext) {}

    /** Makes /ready fail, so that a proxy sends new clients elsewhere. */
    drain(): void {
        this.ready = false;
    }

    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
        const answer = await this.answer(request).catch((fault: unknown) => this.failure(fault));
        response.writeHead(answer.status, {
            'Content-Type': answer.type,
            'Content-Length': Buffer.byteLength(answer.body),
            ...(request.complete && this.ready ? {} : { Connection: 'close' }),
        });
        response.end(answer.body);
    }

    private async answer(request: IncomingMessage): Promise<Answer> {
        const [target = '/', query = ''] = splitOnce(request.url ?? '/', '?');
        const { path } = this.context.config;
        if (path !== '' && !target.startsWith(`${path}/`)) {
            throw new ApiError(404, 'Not found');
        }
        const route = target.slice(path.length);
        const app = /^\/apps\/([^/]+)(\/.*)$/.exec(route);
        return app === null
            ? this.service(request, route)
            : this.api(request, route, new URLSearchParams(query), decode(app[1] ?? ''), app[2] ?? '');
    }

    private service(request: IncomingMessage, route: string): Answer {
        if (request.method !== 'GET' && request.method !== 'HEAD') {
            throw new ApiError(404, 'Not found');
        }
        switch (route) {
            case '/up':
                return json(200, { health: 'OK' });
            case '/':
                return text(200, 'OK');
            case '/ready':
                return this.ready ? text(200, 'OK') : text(503, 'Draining');
            case '/metrics':
                return this.measurements(request);
            default:
                throw new ApiError(404, 'Not found');
        }
    }

    /** Needs the token when there is one, and otherwise a direct request from this machine. */
    private measurements(request: IncomingMessage): Answer {
        const { metricsToken } = this.context.config;
        const allowed =
            metricsToken === null
                ? isLoopback(request.socket.remoteAddress) && request.headers['x-forwarded-for'] === undefined
                : sameText(`Bearer ${metricsToken}`, request.headers.authorization ?? '');
        if (!allowed) {
            throw new ApiError(404, 'Not found');
        }
        return text(200, this.context.metrics.render());
    }

    private async api(
        request: IncomingMessage,
        path: string,
        query: URLSearchParams,
        appId: string,
        rest: string,
    ): Promise<Answer> {
        const { config, clock, metrics } = this.context;
        metrics.add('api_requests_total');
        const hub = this.context.hubs.get(appId);
        if (hub === undefined) {
            throw new ApiError(404, 'The app does not exist');
        }
        const body = await readBody(request, config.limits.requestBytes).catch(explainAborted);
        const method = request.method ?? '';
        const fault = requestFault(hub.app, { method, path, query, body }, clock.now());
        if (fault !== null) {
            throw new ApiError(401, fault);
        }
        if (!hub.app.enabled) {
            throw new ApiError(403, 'The app is disabled');
        }
        const found = ROUTES.find((route) => route.method === method && route.pattern.test(rest));
        if (found === undefined) {
            throw new ApiError(404, 'Not found');
        }
        // Reading twice is harmless.
        if (method === 'POST' && !(await hub.claim(query.get('auth_signature') ?? '', SIGNATURE_LIFE_MS))) {
            throw new ApiError(401, 'auth_signature was already used. Add a random parameter to each call');
        }
        const call = { hub, query, body: readJson(body), limits: config.limits, metrics, clock };
        return json(200, await found.run(call, decode(found.pattern.exec(rest)?.[1] ?? '')));
    }

    private failure(fault: unknown): Answer {
        this.context.metrics.add('api_failures_total');
        if (fault instanceof ApiError) {
            return json(fault.status, { error: fault.message });
        }
        this.context.logger.error('Failed to handle an HTTP request', { reason: String(fault) });
        return json(500, { error: 'Internal error' });
    }
}

/** Reads the raw bytes, which the signature covers. Stops at the limit. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
        const bytes = chunk as Buffer;
        size += bytes.length;
        if (size > limit) {
            throw new ApiError(413, `The request must not be larger than ${limit} bytes`);
        }
        chunks.push(bytes);
    }
    return Buffer.concat(chunks);
}

/** An aborted request is not a server error. */
function explainAborted(fault: unknown): never {
    throw fault instanceof ApiError ? fault : new ApiError(400, 'The request was aborted');
}

function readJson(body: Buffer): unknown {
    if (body.length === 0) {
        return undefined;
    }
    const value = parseJson(body.toString());
    if (value === undefined) {
        throw new ApiError(400, 'The body is not JSON');
    }
    return value;
}

function splitOnce(value: string, separator: string): [string, string] {
    const at = value.indexOf(separator);
    return at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)];
}

function decode(segment: string): string {
    try {
        return decodeURIComponent(segment);
    } catch {
        throw new ApiError(400, 'The path is invalid');
    }
}

function isLoopback(address: string | undefined): boolean {
    return address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address);
}

function json(status: number, value: unknown): Answer {
    return { status, type: 'application/json', body: JSON.stringify(value) };
}

function text(status: number, body: string): Answer {
    return { status, type: 'text/plain; charset=utf-8', body };
}
