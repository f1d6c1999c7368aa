import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { isRecord } from '../../src/protocol';
import { officialServer } from './clients';
import { PATIENCE } from './cluster';

interface Delivery {
    readonly headers: IncomingHttpHeaders;
    readonly rawBody: string;
}

/** Receives webhooks and verifies them with the official server library. */
export class Receiver {
    readonly deliveries: Delivery[] = [];
    /** Status of the next answers. */
    status = 200;
    private port = 0;

    static async start(): Promise<Receiver> {
        const receiver = new Receiver();
        const server = createServer(async (request, response) => {
            const chunks: Buffer[] = [];
            for await (const chunk of request) {
                chunks.push(chunk);
            }
            receiver.deliveries.push({ headers: request.headers, rawBody: Buffer.concat(chunks).toString() });
            response.writeHead(receiver.status).end();
        }).listen(0, '127.0.0.1');
        await once(server, 'listening');
        receiver.port = (server.address() as AddressInfo).port;
        onTestFinished(() => {
            server.closeAllConnections();
            server.close();
        });
        return receiver;
    }

    get url(): string {
        return `http://127.0.0.1:${this.port}/hook`;
    }

    /** Every event of every valid delivery. */
    get events(): Record<string, unknown>[] {
        return this.deliveries.flatMap((delivery) => {
            const webhook = officialServer(1).webhook(delivery);
            expect(webhook.isValid()).toBe(true);
            expect(webhook.getTime().getTime()).toBeGreaterThan(0);
            return Object.values<unknown>(webhook.getEvents()).filter(isRecord);
        });
    }

    names(): unknown[] {
        return this.events.map(({ name }) => name);
    }

    async becomes(...expected: readonly object[]): Promise<void> {
        await expect.poll(() => this.events, PATIENCE).toEqual(expected);
    }
}
