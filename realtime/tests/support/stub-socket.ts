import { readConfig } from '../../src/config';
import { Connection, type ConnectionContext } from '../../src/connection';
import { createLogger } from '../../src/logger';
import type { Metrics } from '../../src/metrics';
import { ManualClock } from './clock';

const { limits } = readConfig({
    REVERB_APP_ID: '1',
    REVERB_APP_KEY: 'k',
    REVERB_APP_SECRET: 's',
    APP_URL: 'http://x',
    REALTIME_AUTHORISATION_TIMEOUT: '0',
});

/** A connection without a network, which records the text of its frames. */
export class StubSocket {
    readonly context: ConnectionContext;
    readonly connection: Connection;
    readonly texts: string[] = [];
    writes = 0;
    readyState = 1;
    writableLength = 0;
    terminated = false;
    pings = 0;
    closedWith: number | null = null;

    constructor(id: string, metrics: Metrics, clock = new ManualClock()) {
        const logger = createLogger(
            () => {},
            () => 0,
        );
        this.context = { clock, limits, metrics, logger };
        this.connection = new Connection(id, this, this, this.context);
    }

    write(frames: Buffer): void {
        this.writes += 1;
        for (let at = 0; at < frames.length; ) {
            const [start, length] = extent(frames, at);
            this.texts.push(frames.toString('utf8', start, start + length));
            at = start + length;
        }
    }

    terminate(): void {
        this.terminated = true;
    }

    close(code: number): void {
        this.closedWith = code;
    }

    ping(): void {
        this.pings += 1;
    }

    pause(): void {}

    resume(): void {}
}

/** Start and length of the text of the frame at this position. */
function extent(frames: Buffer, at: number): [number, number] {
    const length = frames.readUInt8(at + 1);
    if (length === 126) {
        return [at + 4, frames.readUInt16BE(at + 2)];
    }
    return length === 127 ? [at + 10, Number(frames.readBigUInt64BE(at + 2))] : [at + 2, length];
}
