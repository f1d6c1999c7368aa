import { createConnection, type Socket } from 'node:net';
import { FRAME_BYTES, type Target } from './target';

/** Shared by all sockets of the process: data is counted and not kept. */
const BUFFER = Buffer.allocUnsafe(65_536);

/** A client that only counts bytes, so that it uses little CPU and the server is measured. */
export class CountingSocket {
    private bytes = 0;
    private text = '';
    private subscribed = false;
    private ready: (() => void) | null = null;
    private readonly socket: Socket;

    private constructor(
        port: number,
        private readonly target: Target,
        private readonly arrived: (frames: number) => void,
    ) {
        const onread = { buffer: BUFFER, callback: (length: number) => this.read(length) };
        this.socket = createConnection({ port, host: '127.0.0.1', noDelay: true, onread });
        this.socket.write(
            `GET ${target.path} HTTP/1.1\r\nHost: bench\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
                'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
        );
    }

    /** Calls `arrived` with the number of frames so far. */
    static open(port: number, target: Target, arrived: (frames: number) => void): Promise<CountingSocket> {
        return new Promise((resolve, reject) => {
            const one = new CountingSocket(port, target, arrived);
            one.ready = () => resolve(one);
            one.socket.on('error', reject);
            one.socket.on('close', () => {
                throw new Error('The server closed a connection.');
            });
        });
    }

    private read(length: number): boolean {
        if (this.ready !== null) {
            this.prepare(BUFFER.toString('latin1', 0, length));
            return true;
        }
        const before = Math.floor(this.bytes / FRAME_BYTES);
        this.bytes += length;
        const frames = Math.floor(this.bytes / FRAME_BYTES);
        if (frames > before) {
            this.arrived(frames);
        }
        return true;
    }

    /** Upgrade, greeting, subscription: counting starts after the last of them. */
    private prepare(text: string): void {
        this.text += text;
        const subscription = this.subscribed ? null : this.target.join(this.text);
        if (subscription !== null) {
            this.subscribed = true;
            this.socket.write(masked(subscription));
        }
        if (this.text.includes('\r\n\r\n') && this.text.includes(this.target.joined)) {
            this.text = '';
            this.ready?.();
            this.ready = null;
        }
    }
}

/** A client's frame of 126 to 65,535 bytes; a mask of zeros leaves the bytes unchanged. */
function masked(text: string): Buffer {
    const header = Buffer.from([0x81, 0xfe, 0, 0, 0, 0, 0, 0]);
    header.writeUInt16BE(text.length, 2);
    return Buffer.concat([header, Buffer.from(text)]);
}
