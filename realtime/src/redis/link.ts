import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../logger';
import type { Metrics } from '../metrics';
import { SCRIPTS, type ScriptName } from './scripts';

interface LinkContext {
    /** Name of this node in Redis' CLIENT LIST. */
    readonly name: string;
    readonly logger: Logger;
    readonly metrics: Metrics;
    /** Synchronises Redis and this node. The link is up afterwards. */
    readonly rejoin: () => Promise<void>;
    readonly joined: () => void;
    readonly receive: (topic: string, text: string) => void;
}

const COMMAND_TIMEOUT_MS = 2000;
const RETRY_MS = { first: 100, most: 1000 } as const;

/** Commands fail at once when Redis is unavailable, without ioredis' own queues. */
const OPTIONS: RedisOptions = {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: COMMAND_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** Math.min(attempt, 5)),
};

/** Two connections to Redis, for commands and for subscriptions. Both reconnect forever. */
export class RedisLink {
    readonly commands: Redis;
    private readonly listening: Redis;
    private readonly hashes = new Map<ScriptName, string>();
    private joining: Promise<void> = Promise.resolve();
    /** Increases with every lost connection, so that earlier work can detect it. */
    private losses = 0;
    private joined = false;
    private complained = false;
    private stopped = false;

    constructor(
        url: string,
        private readonly context: LinkContext,
    ) {
        const options = { ...OPTIONS, connectionName: context.name };
        this.commands = new Redis(url, options);
        this.listening = new Redis(url, options);
        this.listening.on('message', context.receive);
        for (const connection of [this.commands, this.listening]) {
            connection.on('error', (fault) => this.complain(fault));
            connection.on('ready', () => this.ready());
            connection.on('close', () => this.lost());
        }
        context.metrics.gauge('bus_up', 'Whether other nodes can be reached through Redis', () => Number(this.joined));
    }

    get isUp(): boolean {
        return this.joined;
    }

    /** Resolves after the first attempt, whether it succeeded or not. */
    async start(): Promise<void> {
        const opened = await Promise.allSettled([this.commands.connect(), this.listening.connect()]);
        if (opened.every(({ status }) => status === 'fulfilled')) {
            await this.joining;
        }
    }

    async run(script: ScriptName, base: string, values: readonly (string | number)[]): Promise<unknown> {
        return this.commands.evalsha(this.hashes.get(script) ?? '', 1, base, ...values);
    }

    async subscribe(topic: string): Promise<void> {
        await this.listening.subscribe(topic);
    }

    async unsubscribe(topic: string): Promise<void> {
        await this.listening.unsubscribe(topic);
    }

    /** Detects dead connections. */
    async check(): Promise<void> {
        await this.listening.ping();
    }

    /** Reconnects after an unexpected error. */
    fail(fault: unknown): void {
        if (this.stopped) {
            return;
        }
        this.complain(fault);
        this.lost();
        for (const connection of [this.commands, this.listening]) {
            if (connection.status === 'ready') {
                connection.disconnect(true);
            }
        }
    }

    stop(): void {
        this.stopped = true;
        this.joined = false;
        this.commands.disconnect();
        this.listening.disconnect();
    }

    private ready(): void {
        if (this.commands.status === 'ready' && this.listening.status === 'ready') {
            const begun = this.losses;
            this.joining = this.joining.then(() => this.join(begun));
        }
    }

    private async join(begun: number): Promise<void> {
        try {
            for (const [name, text] of Object.entries(SCRIPTS) as [ScriptName, string][]) {
                this.hashes.set(name, String(await this.commands.script('LOAD', text)));
            }
            await this.context.rejoin();
        } catch (fault) {
            if (begun === this.losses) {
                this.fail(fault);
            }
            return;
        }
        if (begun === this.losses && !this.stopped) {
            this.joined = true;
            this.complained = false;
            this.context.metrics.add('bus_joins_total');
            this.context.logger.info('Joined the cluster through Redis');
            this.context.joined();
        }
    }

    private lost(): void {
        if (this.joined) {
            this.complain('the connection was closed');
        }
        this.losses += 1;
        this.joined = false;
    }

    private complain(fault: unknown): void {
        if (!this.complained && !this.stopped) {
            this.complained = true;
            const reason = fault instanceof Error ? fault.message : String(fault);
            this.context.logger.warn('Redis is unavailable. This node serves its own clients until Redis is back', {
                reason,
            });
        }
    }
}
