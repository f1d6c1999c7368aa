import type { ChildProcess } from 'node:child_process';
import { expect } from 'vitest';
import { systemClock } from '../../src/clock';
import type { Environment } from '../../src/config';
import { createLogger } from '../../src/logger';
import { Metrics } from '../../src/metrics';
import { RedisBus, type RedisSettings } from '../../src/redis/bus';
import { call } from './api';
import { listening, run } from './process';
import { RedisServer } from './redis';
import { type RunningServer, startServer } from './server';

export interface ClusterNode extends RunningServer {
    readonly metrics: Metrics;
    /** Name of its connections in Redis. */
    readonly name: string;
    readonly busLog: string[];
}

interface ProcessNode {
    readonly port: number;
    readonly process: ChildProcess;
}

/** Long enough that a busy machine doesn't make a node appear dead. */
export const NODE_SECONDS = 5;

/** For processes that are killed or frozen. */
const DOOMED_SECONDS = 1;

/** How long webhooks wait for a return. */
const NODE_GRACE_MS = 600;

export const CLUSTER_PREFIX = 'test:';

export async function startNode(
    redis: RedisServer,
    settings: Environment = {},
    place: Partial<RedisSettings> = {},
): Promise<ClusterNode> {
    const metrics = new Metrics();
    const busLog: string[] = [];
    const logger = createLogger((line) => busLog.push(line), systemClock.now);
    const whole = { url: redis.url, prefix: CLUSTER_PREFIX, nodeSeconds: NODE_SECONDS, ...place };
    const graceMs = settings.REALTIME_WEBHOOKS === undefined ? 0 : NODE_GRACE_MS;
    const bus = new RedisBus(whole, { clock: systemClock, logger, metrics, graceMs });
    const running = await startServer(settings, { bus, metrics });
    return { ...running, metrics, busLog, name: `realtime-${bus.node}` };
}

export async function startCluster(
    settings: Environment = {},
): Promise<readonly [RedisServer, ClusterNode, ClusterNode]> {
    const redis = await RedisServer.start();
    return [redis, await startNode(redis, settings), await startNode(redis, settings)];
}

export function reading(metrics: Metrics, name: string): number {
    return Number(new RegExp(`^realtime_${name} ([\\d.e+-]+)$`, 'm').exec(metrics.render())?.[1]);
}

export async function busIs(up: boolean, ...nodes: readonly ClusterNode[]): Promise<void> {
    await expect
        .poll(() => nodes.map(({ metrics }) => reading(metrics, 'bus_up')), PATIENCE)
        .toEqual(nodes.map(() => Number(up)));
}

/** For changes that happen after a moment. */
export const PATIENCE = { timeout: 10_000, interval: 20 };

export async function usersOf(port: number, channel: string): Promise<string[]> {
    const { json } = await call(port, 'GET', `/channels/${channel}/users`);
    const { users } = json as { users: { id: string }[] };
    return users.map(({ id }) => id).sort();
}

export async function subscribersOf(port: number, channel: string): Promise<unknown> {
    const query = { info: 'subscription_count' };
    return (await call(port, 'GET', `/channels/${channel}`, undefined, { query })).json;
}

/** A node in its own process, which can be killed and frozen. */
export async function startProcess(redis: RedisServer, settings: Record<string, string> = {}): Promise<ProcessNode> {
    const running = run({
        REALTIME_REDIS_URL: redis.url,
        REALTIME_REDIS_PREFIX: CLUSTER_PREFIX,
        REALTIME_REDIS_NODE_SECONDS: String(DOOMED_SECONDS),
        ...settings,
    });
    return { port: await listening(running), process: running.child };
}
