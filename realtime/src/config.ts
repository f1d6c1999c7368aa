import type { Credentials } from './auth';
import { isRecord, parseJson } from './protocol';
import type { RedisSettings } from './redis/bus';
import { readWebhooks, type WebhookTarget } from './webhook-config';

export interface AppConfig extends Credentials {
    readonly id: string;
    readonly enabled: boolean;
    readonly clientEvents: boolean;
    /** 0 means no limit. */
    readonly maxConnections: number;
}

export interface Limits {
    readonly activityTimeoutSeconds: number;
    readonly pongTimeoutSeconds: number;
    /** Seconds in which a connection must sign in or join a protected channel. 0 means no limit. */
    readonly authorisationSeconds: number;
    /** Whether protected channels need a sign-in, so that ending a user's connections ends all their subscriptions. */
    readonly signInRequired: boolean;
    readonly frameBytes: number;
    readonly requestBytes: number;
    readonly eventBytes: number;
    /** Events per `POST /batch_events`. */
    readonly batchEvents: number;
    readonly bufferedBytes: number;
    readonly channelsPerConnection: number;
    /** Sustained number of frames read from one connection. */
    readonly framesPerSecond: number;
    readonly clientEventsPerSecond: number;
    readonly presenceMembers: number;
    readonly presenceInfoBytes: number;
    readonly cacheSeconds: number;
}

export interface Config {
    readonly host: string;
    readonly port: number;
    /** Empty, or with a leading and without a trailing slash. */
    readonly path: string;
    readonly apps: readonly AppConfig[];
    readonly allowedOrigins: readonly string[];
    readonly requireTls: boolean;
    readonly tls: { readonly certFile: string; readonly keyFile: string } | null;
    readonly metricsToken: string | null;
    /** Null for a single process. */
    readonly redis: RedisSettings | null;
    readonly webhooks: readonly WebhookTarget[];
    /** Sends subscribers their number. */
    readonly subscriptionCount: boolean;
    readonly limits: Limits;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Invalid settings, as messages for the operator. */
export class ConfigError extends Error {}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

class Reader {
    readonly faults: string[] = [];

    constructor(private readonly environment: Environment) {}

    text(name: string): string | null {
        const value = this.environment[name]?.trim();
        return value === undefined || value === '' ? null : value;
    }

    required(...names: [string, ...string[]]): string {
        const value = names.map((name) => this.text(name)).find((found) => found !== null);
        if (value === undefined || value === null) {
            this.faults.push(`${names[0]} is not set`);
            return '';
        }
        return value;
    }

    integer(name: string, fallback: number, minimum: number, maximum: number): number {
        const value = this.text(name);
        if (value === null) {
            return fallback;
        }
        const number = Number(value);
        if (!Number.isInteger(number) || number < minimum || number > maximum) {
            this.faults.push(`${name} must be a whole number from ${minimum} to ${maximum}`);
        }
        return number;
    }

    flag(name: string, fallback: boolean): boolean {
        const value = this.text(name);
        if (value !== null && !['true', 'false', '1', '0'].includes(value)) {
            this.faults.push(`${name} must be true or false`);
        }
        return value === null ? fallback : value === 'true' || value === '1';
    }

    list(name: string): string[] {
        return (this.text(name) ?? '')
            .split(',')
            .map((item) => item.trim())
            .filter((item) => item !== '');
    }
}

export function readConfig(environment: Environment): Config {
    const reader = new Reader(environment);
    const config: Config = {
        host: reader.text('REALTIME_HOST') ?? '127.0.0.1',
        port: reader.integer('REALTIME_PORT', 8081, 0, 65_535),
        path: readPath(reader),
        apps: readApps(reader),
        allowedOrigins: readOrigins(reader),
        requireTls: reader.flag('REALTIME_REQUIRE_TLS', false),
        tls: readTls(reader),
        metricsToken: reader.text('REALTIME_METRICS_TOKEN'),
        redis: readRedis(reader),
        webhooks: readTargets(reader),
        subscriptionCount: reader.flag('REALTIME_SUBSCRIPTION_COUNT', false),
        limits: readLimits(reader),
    };
    if (reader.faults.length > 0) {
        throw new ConfigError(reader.faults.join('; '));
    }
    return config;
}

function readLimits(reader: Reader): Limits {
    return {
        activityTimeoutSeconds: reader.integer('REALTIME_ACTIVITY_TIMEOUT', 120, 1, 3600),
        pongTimeoutSeconds: reader.integer('REALTIME_PONG_TIMEOUT', 30, 1, 3600),
        authorisationSeconds: reader.integer('REALTIME_AUTHORISATION_TIMEOUT', 30, 0, 3600),
        signInRequired: reader.flag('REALTIME_REQUIRE_SIGN_IN', true),
        frameBytes: reader.integer('REALTIME_MAX_FRAME_BYTES', 32 * 1024, 1024, 16 * 1024 * 1024),
        requestBytes: reader.integer('REALTIME_MAX_REQUEST_BYTES', 4 * 1024 * 1024, 1024, 64 * 1024 * 1024),
        eventBytes: reader.integer('REALTIME_MAX_EVENT_BYTES', 10 * 1024, 128, 16 * 1024 * 1024),
        batchEvents: reader.integer('REALTIME_MAX_BATCH_EVENTS', 10, 1, 1000),
        bufferedBytes: reader.integer('REALTIME_MAX_BUFFERED_BYTES', 1024 * 1024, 1024, 64 * 1024 * 1024),
        channelsPerConnection: reader.integer('REALTIME_MAX_CHANNELS_PER_CONNECTION', 250, 1, 10_000),
        framesPerSecond: reader.integer('REALTIME_FRAMES_PER_SECOND', 100, 1, 100_000),
        clientEventsPerSecond: reader.integer('REALTIME_CLIENT_EVENTS_PER_SECOND', 10, 1, 1000),
        presenceMembers: reader.integer('REALTIME_MAX_PRESENCE_MEMBERS', 100, 1, 10_000),
        presenceInfoBytes: reader.integer('REALTIME_MAX_PRESENCE_INFO_BYTES', 1024, 64, 16 * 1024),
        cacheSeconds: reader.integer('REALTIME_CACHE_SECONDS', 1800, 1, 1800),
    };
}

function readPath(reader: Reader): string {
    const path = (reader.text('REALTIME_PATH') ?? '').replace(/^\/+|\/+$/g, '');
    if (path !== '' && !/^[-A-Za-z0-9_./]+$/.test(path)) {
        reader.faults.push('REALTIME_PATH may contain only letters, digits, "-", "_", "." and "/"');
    }
    return path === '' ? '' : `/${path}`;
}

function readTls(reader: Reader): Config['tls'] {
    const certFile = reader.text('REALTIME_TLS_CERT');
    const keyFile = reader.text('REALTIME_TLS_KEY');
    if ((certFile === null) !== (keyFile === null)) {
        reader.faults.push('REALTIME_TLS_CERT and REALTIME_TLS_KEY must be set together');
    }
    return certFile === null || keyFile === null ? null : { certFile, keyFile };
}

function readRedis(reader: Reader): RedisSettings | null {
    const url = reader.text('REALTIME_REDIS_URL');
    const prefix = reader.text('REALTIME_REDIS_PREFIX') ?? 'realtime:';
    const nodeSeconds = reader.integer('REALTIME_REDIS_NODE_SECONDS', 15, 1, 300);
    if (url !== null && !(/^rediss?:\/\//.test(url) && URL.canParse(url))) {
        reader.faults.push('REALTIME_REDIS_URL must be redis://… or rediss://…');
    }
    return url === null ? null : { url, prefix, nodeSeconds };
}

function readTargets(reader: Reader): readonly WebhookTarget[] {
    const { targets, fault } = readWebhooks(reader.text('REALTIME_WEBHOOKS'));
    if (fault !== null) {
        reader.faults.push(fault);
    }
    return targets;
}

/** Without a list, only the site of APP_URL may connect from a browser. */
function readOrigins(reader: Reader): string[] {
    const listed = reader.list('REALTIME_ALLOWED_ORIGINS');
    if (listed.length > 0) {
        return listed;
    }
    const site = reader.text('APP_URL');
    if (site === null || !URL.canParse(site)) {
        reader.faults.push('REALTIME_ALLOWED_ORIGINS is not set, and there is no APP_URL to take it from');
        return [];
    }
    const host = new URL(site).hostname;
    return LOOPBACK.includes(host) ? LOOPBACK : [host];
}

function readApps(reader: Reader): AppConfig[] {
    const maxConnections = reader.integer('REALTIME_MAX_CONNECTIONS', 0, 0, 1_000_000);
    const clientEvents = reader.flag('REALTIME_CLIENT_EVENTS', true);
    const first: AppConfig = {
        id: reader.required('REVERB_APP_ID', 'PUSHER_APP_ID'),
        key: reader.required('REVERB_APP_KEY', 'PUSHER_APP_KEY'),
        secret: reader.required('REVERB_APP_SECRET', 'PUSHER_APP_SECRET'),
        enabled: true,
        clientEvents,
        maxConnections,
    };
    const apps = [first, ...readFurtherApps(reader, first)];
    if (
        new Set(apps.map((app) => app.id)).size < apps.length ||
        new Set(apps.map((app) => app.key)).size < apps.length
    ) {
        reader.faults.push('REALTIME_APPS contains a duplicate id or key');
    }
    return apps;
}

/** REALTIME_APPS: a JSON list of more apps on the same server, `[{"id","key","secret","enabled"?}]`. */
function readFurtherApps(reader: Reader, defaults: AppConfig): AppConfig[] {
    const text = reader.text('REALTIME_APPS');
    const list = text === null ? [] : parseJson(text);
    if (!Array.isArray(list)) {
        reader.faults.push('REALTIME_APPS must be a JSON list');
        return [];
    }
    return list.flatMap((item: unknown) => {
        if (!isRecord(item) || ![item.id, item.key, item.secret].every((part) => typeof part === 'string' && part)) {
            reader.faults.push('REALTIME_APPS: every app needs the strings id, key and secret');
            return [];
        }
        return [
            {
                ...defaults,
                id: String(item.id),
                key: String(item.key),
                secret: String(item.secret),
                enabled: item.enabled !== false,
            },
        ];
    });
}
