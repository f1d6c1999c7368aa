import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

interface Waiting {
    readonly to: Socket;
    readonly data: Buffer;
}

/** Proxy between a node and Redis that can lose answers, hold back data and break connections. */
export class FlakyLink {
    private readonly sockets = new Set<Socket>();
    private answers = true;
    private open = true;
    /** Data that waits, by the text that its beginning contains. */
    private readonly waiting = new Map<string, Waiting[]>();

    private constructor(
        private readonly server: Server,
        private readonly target: number,
    ) {
        server.on('connection', (near) => this.join(near));
    }

    static async start(target: number): Promise<FlakyLink> {
        const server = createServer().listen(0, '127.0.0.1');
        const link = new FlakyLink(server, target);
        await once(server, 'listening');
        onTestFinished(() => {
            link.cut();
            server.close();
        });
        return link;
    }

    get url(): string {
        return `redis://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    }

    /** Commands arrive but their answers are lost. */
    swallow(): void {
        this.answers = false;
    }

    /** Holds back commands and answers that contain the text, and what follows them on the same way, until they are released. */
    hold(text: string): void {
        this.waiting.set(text, []);
    }

    isHolding(text: string): boolean {
        return (this.waiting.get(text)?.length ?? 0) > 0;
    }

    release(text: string): void {
        const held = this.waiting.get(text) ?? [];
        this.waiting.delete(text);
        for (const { to, data } of held) {
            to.write(data);
        }
    }

    /** Breaks every connection and accepts no new ones. */
    cut(): void {
        this.open = false;
        for (const socket of this.sockets) {
            socket.destroy();
        }
    }

    heal(): void {
        this.answers = true;
        this.open = true;
    }

    private join(near: Socket): void {
        const far = connect(this.target, '127.0.0.1');
        for (const [socket, other] of [
            [near, far],
            [far, near],
        ] as const) {
            this.sockets.add(socket);
            socket.on('error', () => {});
            socket.on('close', () => {
                this.sockets.delete(socket);
                other.destroy();
            });
        }
        near.on('data', (data) => this.pass(data, far));
        far.on('data', (data) => this.answers && this.pass(data, near));
        if (!this.open) {
            near.destroy();
        }
    }

    private pass(data: Buffer, to: Socket): void {
        const follows = [...this.waiting.values()].find((held) => held.some((earlier) => earlier.to === to));
        const held = follows ?? [...this.waiting].find(([text]) => data.includes(text))?.[1];
        if (held === undefined) {
            to.write(data);
        } else {
            held.push({ to, data });
        }
    }
}
