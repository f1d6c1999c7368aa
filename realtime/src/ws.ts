import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Server, type WebSocket, WebSocketServer } from 'ws';
import type { Hub } from './channels';
import { Client } from './client';
import type { Config } from './config';
import { Connection, type ConnectionContext } from './connection';
import { sweep } from './liveness';
import { isOriginAllowed } from './origins';
import { Code, type ErrorCode, encodeFrame, errorFrame, PROTOCOL_VERSION } from './protocol';

interface Refusal {
    readonly code: ErrorCode;
    readonly message: string;
}

interface GatewayContext extends ConnectionContext {
    readonly config: Config;
    /** Hubs by app key. */
    readonly hubs: ReadonlyMap<string, Hub>;
}

/** Time after which a peer that doesn't answer the close frame is disconnected. */
const CLOSE_TIMEOUT_MS = 2000;
const DRAIN_BATCHES = 10;
const DRAIN_WINDOW_MS = 2000;
const SMALL_CROWD = 20;

/** The WebSocket side: upgrades, handshake checks, liveness and shutdown. */
export class Gateway {
    private readonly server: Server<typeof Client>;
    private draining = false;

    constructor(private readonly context: GatewayContext) {
        const options = {
            WebSocket: Client,
            noServer: true,
            clientTracking: false,
            maxPayload: context.limits.frameBytes,
            perMessageDeflate: false,
            closeTimeout: CLOSE_TIMEOUT_MS,
        };
        this.server = new WebSocketServer(options);
    }

    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
        const url = parseTarget(request);
        const { path } = this.context.config;
        if (url === null || !url.pathname.startsWith(`${path}/`)) {
            turnAway(socket);
            return;
        }
        this.server.handleUpgrade(request, socket, head, (client) => this.greet(client, socket, request, url));
    }

    sweep(): void {
        for (const hub of this.context.hubs.values()) {
            sweep(hub.connections.values(), this.context);
        }
    }

    /** Refuses new clients and disconnects the others in batches, so that they don't all reconnect at once. */
    async drain(): Promise<void> {
        this.draining = true;
        const crowd = [...this.context.hubs.values()].flatMap((hub) => [...hub.connections.values()]);
        for (let index = crowd.length - 1; index > 0; index -= 1) {
            const other = randomInt(index + 1);
            [crowd[index], crowd[other]] = [crowd[other] as Connection, crowd[index] as Connection];
        }
        const size = Math.max(SMALL_CROWD, Math.ceil(crowd.length / DRAIN_BATCHES));
        for (let start = 0; start < crowd.length; start += size) {
            for (const connection of crowd.slice(start, start + size)) {
                connection.dismiss(Code.ReconnectNow, 'The server is restarting, please reconnect');
            }
            await this.context.clock.sleep(randomInt(DRAIN_WINDOW_MS / DRAIN_BATCHES));
        }
    }

    private greet(client: Client, socket: Duplex, request: IncomingMessage, url: URL): void {
        client.on('error', terminate);
        const hub = this.context.hubs.get(this.appKey(url));
        const refusal = this.handshakeFault(request, url, hub);
        if (refusal !== null || hub === undefined) {
            this.refuse(client, refusal ?? { code: Code.UnknownApp, message: 'The app does not exist' });
            return;
        }
        this.accept(client, socket, hub);
    }

    private appKey(url: URL): string {
        const key = /^\/app\/([^/]+)\/?$/.exec(url.pathname.slice(this.context.config.path.length))?.[1];
        return key === undefined ? '' : safeDecode(key);
    }

    private handshakeFault(request: IncomingMessage, url: URL, hub: Hub | undefined): Refusal | null {
        const key = this.appKey(url);
        const protocol = url.searchParams.get('protocol');
        const faults: readonly (readonly [boolean, ErrorCode, string])[] = [
            [this.draining, Code.OverCapacity, 'The server is restarting, please reconnect'],
            [this.context.config.requireTls && !isEncrypted(request), Code.TlsRequired, 'TLS is required'],
            [key === '', Code.BadPath, 'The path must be /app/{key}'],
            [hub === undefined, Code.UnknownApp, 'The app does not exist'],
            [hub?.app.enabled === false, Code.AppDisabled, 'The app is disabled'],
            [protocol === null || protocol === '', Code.MissingProtocol, 'No protocol version supplied'],
            [!/^\d+$/.test(protocol ?? ''), Code.MalformedVersion, 'The protocol version must be a number'],
            [Number(protocol) !== PROTOCOL_VERSION, Code.UnsupportedProtocol, 'Only protocol 7 is supported'],
            [!this.isOriginAllowed(request), Code.Unauthorised, 'The origin is not allowed'],
            [hub !== undefined && isFull(hub), Code.OverQuota, 'The app is over its connection quota'],
        ];
        const fault = faults.find(([applies]) => applies);
        return fault === undefined ? null : { code: fault[1], message: fault[2] };
    }

    private isOriginAllowed(request: IncomingMessage): boolean {
        return isOriginAllowed(request.headers.origin, this.context.config.allowedOrigins);
    }

    /** Sends the reason as a frame and as the close code, because browsers learn nothing from a failed upgrade. */
    private refuse(client: WebSocket, { code, message }: Refusal): void {
        this.context.metrics.add('refusals_total');
        this.context.logger.info('Connection refused', { code, reason: message });
        client.send(errorFrame(code, message));
        client.close(code, message);
    }

    private accept(client: Client, socket: Duplex, hub: Hub): void {
        const { context } = this;
        const connection = new Connection(newSocketId(hub), client, socket, context);
        hub.add(connection);
        client.serve({ connection, hub, context });
        context.metrics.add('connections_total');
        const greeting = { socket_id: connection.id, activity_timeout: context.limits.activityTimeoutSeconds };
        connection.send(encodeFrame('pusher:connection_established', greeting));
    }
}

/** Node leaves the socket of an upgrade unhandled. Without an error listener, a reset by the peer would end the process. */
function turnAway(socket: Duplex): void {
    socket.on('error', () => socket.destroy());
    socket.once('finish', () => socket.destroy());
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

function parseTarget(request: IncomingMessage): URL | null {
    const target = `http://localhost${request.url ?? ''}`;
    return URL.canParse(target) ? new URL(target) : null;
}

function safeDecode(text: string): string {
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

function isEncrypted(request: IncomingMessage): boolean {
    return 'encrypted' in request.socket || request.headers['x-forwarded-proto'] === 'https';
}

function isFull(hub: Hub): boolean {
    return hub.app.maxConnections > 0 && hub.connections.size >= hub.app.maxConnections;
}

/** Unguessable, because the signatures of private channels depend on it. */
function newSocketId(hub: Hub): string {
    const id = `${randomInt(1, 2 ** 47)}.${randomInt(1, 2 ** 47)}`;
    return hub.connections.has(id) ? newSocketId(hub) : id;
}

function terminate(this: WebSocket): void {
    this.terminate();
}
