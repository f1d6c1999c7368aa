import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../src/wire';

/** What a real client receives when bytes are written directly to its socket. */
async function receive(bytes: Buffer, count: number): Promise<string[]> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    onTestFinished(() => server.close());
    await once(server, 'listening');
    server.on('connection', (_, { socket }: { readonly socket: Duplex }) => socket.write(bytes));
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as { readonly port: number }).port}`);
    onTestFinished(() => client.terminate());
    const texts: string[] = [];
    return new Promise((resolve, reject) => {
        client.on('error', reject);
        client.on('message', (data, isBinary) => {
            texts.push(isBinary ? 'binary' : String(data));
            if (texts.length === count) {
                resolve(texts);
            }
        });
    });
}

describe('a text frame', () => {
    it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])(
        'of %i bytes is readable for a real client',
        async (length) => {
            const text = 'x'.repeat(length);

            expect(await receive(textFrame(text), 1)).toEqual([text]);
        },
    );

    it('counts bytes, not characters', async () => {
        const text = '“Zoë”'.repeat(20);

        expect(await receive(textFrame(text), 1)).toEqual([text]);
    });

    it('can be followed by another in the same write', async () => {
        expect(await receive(Buffer.concat([textFrame('one'), textFrame('two')]), 2)).toEqual(['one', 'two']);
    });
});
