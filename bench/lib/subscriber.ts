import { WebSocket } from 'ws';
import { Session } from './session';
import type { Person, Stage } from './stage';

const AT_ONCE = 6;

/** A user's connection: signed in, connected, and subscribed to the user's own channels. */
export class Subscriber {
    /** Called for each frame, with its data and the frame. */
    onEvent: (data: string, frame: string) => void = () => undefined;

    private constructor(private readonly socket: WebSocket) {}

    /** A few at a time, because the web server has few processes. */
    static async joinAll(
        stage: Stage,
        people: readonly Person[],
        channels: readonly string[],
        joined: Subscriber[],
    ): Promise<void> {
        for (let first = 0; first < people.length; first += AT_ONCE) {
            const some = people.slice(first, first + AT_ONCE);
            joined.push(...(await Promise.all(some.map((person) => Subscriber.join(stage, person, channels)))));
        }
    }

    private static async join(stage: Stage, person: Person, channels: readonly string[]): Promise<Subscriber> {
        const session = new Session(stage.url);
        await session.signIn(person);
        const socket = new WebSocket(`${stage.url.replace('https', 'wss')}/app/bench-key?protocol=7&client=js`, {
            origin: stage.url,
        });
        const subscriber = new Subscriber(socket);
        const { socket_id } = await subscriber.next<{ socket_id: string }>('pusher:connection_established');
        const ask = async (path: string, data: Record<string, string>): Promise<Record<string, string>> => {
            const reply = await session.send(path, data, { Accept: 'application/json' });
            if (!reply.ok) {
                throw new Error(`${person.email} was refused by ${path}: ${reply.status}.`);
            }
            return (await reply.json()) as Record<string, string>;
        };
        socket.send(
            JSON.stringify({ event: 'pusher:signin', data: await ask('/broadcasting/user-auth', { socket_id }) }),
        );
        await subscriber.next('pusher:signin_success');
        for (const name of channels) {
            const channel = `private-${name}.${person.id}`;
            const { auth } = await ask('/broadcasting/auth', { socket_id, channel_name: channel });
            socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
            await subscriber.next('pusher_internal:subscription_succeeded');
        }
        socket.on('message', (message) => {
            const frame = String(message);
            subscriber.onEvent(read(frame).data ?? '{}', frame);
        });
        return subscriber;
    }

    close(): void {
        this.socket.terminate();
    }

    private next<Data>(event: string): Promise<Data> {
        return new Promise((resolve, reject) => {
            const listen = (frame: unknown): void => {
                const message = read(String(frame));
                if (message.event === event) {
                    this.socket.off('message', listen);
                    resolve(JSON.parse(message.data ?? '{}') as Data);
                }
            };
            this.socket.on('message', listen);
            this.socket.once('error', reject);
        });
    }
}

function read(frame: string): { event: string; data?: string } {
    return JSON.parse(frame) as { event: string; data?: string };
}
