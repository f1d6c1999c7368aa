import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { pause } from '../lib/processes';

/** The minimum: a `ws` server sends a frame to many sockets, many times, and reports when each received it. */
export async function bareFanOut(clients: number, frame: string, times: number, gapMs: number): Promise<number[]> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const sockets = await Promise.all(Array.from({ length: clients }, () => connect(port)));
    const taken: number[] = [];
    for (let time = 0; time < times; time++) {
        const sent = performance.now();
        const arrivals = sockets.map((socket) => arrival(socket).then(() => taken.push(performance.now() - sent)));
        for (const socket of server.clients) {
            socket.send(frame);
        }
        await Promise.all(arrivals);
        await pause(Math.max(0, gapMs - (performance.now() - sent)));
    }
    sockets.forEach((socket) => {
        socket.terminate();
    });
    server.close();
    return taken;
}

async function connect(port: number): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    await new Promise((resolve) => socket.once('open', resolve));
    return socket;
}

function arrival(socket: WebSocket): Promise<void> {
    return new Promise((resolve) => socket.once('message', () => resolve()));
}
