import { onTestFinished } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { channelAuth, userAuth } from '../../src/auth';
import { isRecord } from '../../src/protocol';
import { APP } from './server';

export interface ReceivedFrame {
    readonly event: string;
    readonly channel?: string;
    readonly data?: unknown;
    readonly user_id?: string;
}

/** A client without protocol logic, which records everything it receives. */
export class RawClient {
    readonly frames: ReceivedFrame[] = [];
    readonly closed: Promise<{ code: number; reason: string }>;
    private readonly waiting: (() => void)[] = [];
    private taken = 0;

    constructor(readonly socket: WebSocket) {
        socket.on('error', () => {});
        socket.on('message', (data) => {
            this.frames.push(JSON.parse(String(data)));
            this.waiting.splice(0).forEach((wake) => {
                wake();
            });
        });
        this.closed = new Promise((resolve) => {
            socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
        });
        onTestFinished(() => socket.terminate());
    }

    /** The next frame in order of arrival. */
    async next(): Promise<ReceivedFrame> {
        while (this.taken >= this.frames.length) {
            await new Promise<void>((resolve) => this.waiting.push(resolve));
        }
        const frame = this.frames[this.taken] as ReceivedFrame;
        this.taken += 1;
        return frame;
    }

    send(event: string, data?: unknown, channel?: string): void {
        this.sendText(JSON.stringify({ event, data, channel }));
    }

    sendText(text: string): void {
        this.socket.send(text);
    }

    subscribe(channel: string, payload: Record<string, unknown> = {}): void {
        this.send('pusher:subscribe', { channel, ...payload });
    }

    /** Waits for the answer to a ping. Everything sent before has been handled then. */
    async settle(): Promise<void> {
        this.send('pusher:ping');
        while ((await this.next()).event !== 'pusher:pong') {}
    }
}

export class GreetedClient extends RawClient {
    socketId = '';

    join(channel: string, channelData?: string): void {
        this.subscribe(channel, {
            auth: channelAuth(APP, this.socketId, channel, channelData),
            channel_data: channelData,
        });
    }

    joinAs(channel: string, userId: string | number, userInfo?: unknown): void {
        this.join(channel, JSON.stringify({ user_id: userId, user_info: userInfo }));
    }

    signIn(userId: string, more: Record<string, unknown> = {}): void {
        const userData = JSON.stringify({ id: userId, ...more });
        this.send('pusher:signin', { user_data: userData, auth: userAuth(APP, this.socketId, userData) });
    }

    async joined(channel: string, channelData?: string): Promise<ReceivedFrame> {
        this.join(channel, channelData);
        return this.next();
    }
}

export function openSocket(port: number, path: string, options: ClientOptions = {}): RawClient {
    return new RawClient(new WebSocket(`ws://127.0.0.1:${port}${path}`, options));
}

/** A client after the handshake. */
export async function connect(port: number, key = APP.key, options: ClientOptions = {}): Promise<GreetedClient> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7&client=js&version=8.6.0`, options);
    const client = new GreetedClient(socket);
    const greeting = await client.next();
    client.socketId = String(payload(greeting).socket_id);
    return client;
}

export function payload(frame: ReceivedFrame): Record<string, unknown> {
    const data: unknown = typeof frame.data === 'string' ? JSON.parse(frame.data) : frame.data;
    return isRecord(data) ? data : {};
}

export const SUCCEEDED = 'pusher_internal:subscription_succeeded';
export const REFUSED = 'pusher:subscription_error';

export function eventsOf(client: RawClient, event: string): ReceivedFrame[] {
    return client.frames.filter((frame) => frame.event === event);
}
