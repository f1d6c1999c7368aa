import { EventEmitter, once } from 'node:events';
import PusherServer from 'pusher';
import PusherClient, { type Channel, type Options } from 'pusher-js';
import { onTestFinished } from 'vitest';
import { APP } from './server';

interface User {
    readonly id: string;
    readonly name: string;
}

/** The official server library. */
export function officialServer(port: number): PusherServer {
    return new PusherServer({
        appId: APP.id,
        key: APP.key,
        secret: APP.secret,
        host: '127.0.0.1',
        port: String(port),
        useTLS: false,
        encryptionMasterKeyBase64: Buffer.alloc(32, 7).toString('base64'),
    });
}

/** Client options, with the official server library as the Laravel side. */
export function echoOptions(
    port: number,
    user: User,
): Pick<Options, 'wsHost' | 'wsPort' | 'forceTLS' | 'channelAuthorization'> {
    return {
        wsHost: '127.0.0.1',
        wsPort: port,
        forceTLS: false,
        channelAuthorization: {
            customHandler: ({ socketId, channelName }, answer) => {
                const member = { user_id: user.id, user_info: { name: user.name } };
                const data = channelName.startsWith('presence-') ? member : undefined;
                answer(null, officialServer(port).authorizeChannel(socketId, channelName, data));
            },
        },
    };
}

export function clientOptions(port: number, user: User): Options {
    return {
        ...echoOptions(port, user),
        cluster: '',
        enabledTransports: ['ws'],
        userAuthentication: {
            customHandler: ({ socketId }, answer) =>
                answer(null, officialServer(port).authenticateUser(socketId, { ...user })),
        },
    };
}

/** Authorisation with invalid signatures. */
export const wrongSignature: Options['channelAuthorization'] = {
    customHandler: (_, answer) => answer(null, { auth: `${APP.key}:0000` }),
};

export async function officialClient(port: number, user: User, more: Partial<Options> = {}): Promise<PusherClient> {
    const client = new PusherClient(APP.key, { ...clientOptions(port, user), ...more });
    onTestFinished(() => client.disconnect());
    await connected(client);
    return client;
}

interface Bindable {
    bind(event: string, callback: (data: unknown) => void): unknown;
    unbind(event: string, callback: (data: unknown) => void): unknown;
}

export async function connected(client: PusherClient): Promise<void> {
    if (client.connection.state !== 'connected') {
        await nextEvent(client.connection, 'connected');
    }
}

/** Payload of the next event with this name. */
export async function nextEvent(source: Bindable, event: string): Promise<unknown> {
    const relay = new EventEmitter();
    const pass = (data: unknown) => relay.emit('event', data);
    source.bind(event, pass);
    const [data] = await once(relay, 'event');
    source.unbind(event, pass);
    return data;
}

export async function subscribed(client: PusherClient, name: string): Promise<ReturnType<PusherClient['subscribe']>> {
    const channel = client.subscribe(name);
    if (!channel.subscribed) {
        await nextEvent(channel, 'pusher:subscription_succeeded');
    }
    return channel;
}

interface Fault {
    readonly data: { readonly code: number };
}

/** Error code that a page receives. For a refused connection, pusher-js wraps the error. */
export async function faultOf(client: PusherClient): Promise<number> {
    const fault = (await nextEvent(client.connection, 'error')) as Fault | { readonly error: Fault };
    return ('error' in fault ? fault.error : fault).data.code;
}

export async function refusalOf(channel: Channel): Promise<unknown> {
    return nextEvent(channel, 'pusher:subscription_error');
}

export function heard(channel: Channel, ...events: readonly string[]): unknown[] {
    const all: unknown[] = [];
    for (const event of events) {
        channel.bind(event, (data: unknown) => all.push([event, data]));
    }
    return all;
}

/** Subscribes and unsubscribes a channel. Answers to everything sent before have arrived afterwards. */
export async function settle(client: PusherClient): Promise<void> {
    await subscribed(client, 'settled');
    client.unsubscribe('settled');
}

export async function ask(port: number, path: string, params: Record<string, string> = {}): Promise<unknown> {
    return (await officialServer(port).get({ path, params })).json();
}
