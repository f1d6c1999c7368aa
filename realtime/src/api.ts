import type { Hub } from './channels';
import type { Clock } from './clock';
import type { Limits } from './config';
import type { Metrics } from './metrics';
import { channelKind, encodeData, isChannelName, isEventName, isRecord, isSocketId, isUserChannel } from './protocol';

/** Input of an endpoint, after the request's signature was verified. */
export interface ApiCall {
    readonly hub: Hub;
    readonly query: URLSearchParams;
    readonly body: unknown;
    readonly limits: Limits;
    readonly metrics: Metrics;
    readonly clock: Clock;
}

type Json = Readonly<Record<string, unknown>>;

/** An error response. */
export class ApiError extends Error {
    constructor(
        readonly status: number,
        message: string,
    ) {
        super(message);
    }
}

interface PublishedEvent {
    readonly name: string;
    readonly data: string;
    readonly channels: readonly string[];
    readonly socketId: string | undefined;
    readonly info: ReadonlySet<string>;
}

const MAX_CHANNELS = 100;

export async function postEvents(call: ApiCall): Promise<Json> {
    const event = readEvent(call.body, call.limits);
    publish(call, event);
    await call.hub.room();
    if (event.info.size === 0) {
        return {};
    }
    const counts = await call.hub.subscribers(event.channels);
    const entries = event.channels.map(async (name) => [name, await describe(call.hub, name, event.info, counts)]);
    return { channels: Object.fromEntries(await Promise.all(entries)) };
}

export async function postBatch(call: ApiCall): Promise<Json> {
    const batch = isRecord(call.body) ? call.body.batch : undefined;
    if (!Array.isArray(batch) || batch.length > call.limits.batchEvents) {
        throw new ApiError(400, `batch must be a list of at most ${call.limits.batchEvents} events`);
    }
    const events = batch.map((item: unknown) => readEvent(item, call.limits));
    for (const event of events) {
        publish(call, event);
    }
    await call.hub.room();
    if (events.every(({ info }) => info.size === 0)) {
        return {};
    }
    const counts = await call.hub.subscribers(events.flatMap(({ channels }) => channels));
    const answers = events.map(({ channels: [name = ''], info }) => describe(call.hub, name, info, counts));
    return { batch: await Promise.all(answers) };
}

export async function getChannels({ hub, query }: ApiCall): Promise<Json> {
    const prefix = query.get('filter_by_prefix') ?? '';
    const info = readInfo(query.get('info'));
    if (info.has('user_count') && !prefix.startsWith('presence-')) {
        throw new ApiError(400, 'user_count needs filter_by_prefix to start with "presence-"');
    }
    const counts = await hub.subscribers();
    const names = [...counts.keys()].filter((name) => name.startsWith(prefix));
    const entries = names.map(async (name) => [name, await describe(hub, name, info, counts)]);
    return { channels: Object.fromEntries(await Promise.all(entries)) };
}

export async function getChannel({ hub, query, clock }: ApiCall, name: string): Promise<Json> {
    requireChannel(name);
    const info = readInfo(query.get('info'));
    if (info.has('user_count') && !channelKind(name).presence) {
        throw new ApiError(400, 'user_count is for presence channels only');
    }
    const counts = await hub.subscribers([name]);
    const answer = { occupied: counts.has(name), ...(await describe(hub, name, info, counts)) };
    const cached = info.has('cache') && channelKind(name).cached ? await hub.cachedEvent(name) : null;
    if (cached === null) {
        return answer;
    }
    const ttl = Math.ceil((cached.expiresAt - clock.now()) / 1000);
    return { ...answer, cache: { data: cached.data, ttl } };
}

export async function getUsers({ hub }: ApiCall, name: string): Promise<Json> {
    requireChannel(name);
    if (!channelKind(name).presence) {
        throw new ApiError(400, 'Users are available for presence channels only');
    }
    const members = await hub.members(name);
    return { users: members.map(({ id }) => ({ id })) };
}

export async function terminateUser({ hub }: ApiCall, userId: string): Promise<Json> {
    hub.terminateUser(userId);
    return {};
}

export async function getConnections({ hub }: ApiCall): Promise<Json> {
    return { connections: await hub.connectionCount() };
}

function requireChannel(name: string): void {
    if (!isChannelName(name)) {
        throw new ApiError(400, 'The channel name is invalid');
    }
}

function publish({ hub, metrics }: ApiCall, event: PublishedEvent): void {
    metrics.add('events_published_total', event.channels.length);
    for (const channel of event.channels) {
        hub.publish(channel, event.name, event.data, event.socketId);
    }
}

function readEvent(body: unknown, limits: Limits): PublishedEvent {
    if (!isRecord(body)) {
        throw new ApiError(400, 'The body must be a JSON object');
    }
    const { name, data, socket_id: socketId, info } = body;
    if (!isEventName(name)) {
        throw new ApiError(400, 'name must be a string of 1 to 200 characters');
    }
    if (data === undefined) {
        throw new ApiError(400, 'data is missing');
    }
    if (socketId !== undefined && socketId !== null && !isSocketId(socketId)) {
        throw new ApiError(400, 'socket_id is invalid');
    }
    if (info !== undefined && info !== null && typeof info !== 'string') {
        throw new ApiError(400, 'info must be a string');
    }
    const text = encodeData(data);
    if (Buffer.byteLength(text) > limits.eventBytes) {
        throw new ApiError(413, `data must not be larger than ${limits.eventBytes} bytes`);
    }
    return { name, data: text, channels: readChannels(body), socketId: socketId ?? undefined, info: readInfo(info) };
}

function readChannels({ channel, channels }: Record<string, unknown>): string[] {
    const list: unknown = channels ?? (channel === undefined ? [] : [channel]);
    if (!Array.isArray(list) || list.length === 0 || list.length > MAX_CHANNELS) {
        throw new ApiError(400, `An event needs a channel, or a list of 1 to ${MAX_CHANNELS} channels`);
    }
    const names = list.filter((name: unknown): name is string => isChannelName(name) || isUserChannel(name));
    if (names.length < list.length) {
        throw new ApiError(400, 'A channel name is invalid');
    }
    if (names.length > 1 && names.some((name) => channelKind(name).encrypted)) {
        throw new ApiError(400, 'An event on an encrypted channel cannot have other channels');
    }
    return [...new Set(names)];
}

function readInfo(info: string | null | undefined): ReadonlySet<string> {
    return new Set((info ?? '').split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim()])));
}

async function describe(
    hub: Hub,
    name: string,
    info: ReadonlySet<string>,
    counts: ReadonlyMap<string, number>,
): Promise<Json> {
    const answer: Record<string, unknown> = {};
    if (info.has('subscription_count')) {
        answer.subscription_count = counts.get(name) ?? 0;
    }
    if (info.has('user_count') && channelKind(name).presence) {
        answer.user_count = (await hub.members(name)).length;
    }
    return answer;
}
