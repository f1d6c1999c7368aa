import { channelAuth, sameText, userAuth } from './auth';
import type { Member } from './bus';
import type { Hub } from './channels';
import type { Limits } from './config';
import type { Connection } from './connection';
import type { Metrics } from './metrics';
import {
    type ClientFrame,
    Code,
    channelKind,
    encodeData,
    encodeFrame,
    framePayload,
    isChannelName,
    isEventName,
    isRecord,
    isUserChannel,
    parseFrame,
    parseJson,
    subscriptionErrorFrame,
    userChannel,
} from './protocol';

interface DispatchContext {
    readonly limits: Limits;
    readonly metrics: Metrics;
}

interface Refusal {
    readonly type: 'AuthError' | 'LimitReached' | 'InvalidRequest';
    readonly error: string;
    readonly status: number;
}

const MAX_USER_ID_LENGTH = 128;
const MAX_WATCHLIST = 100;
const NOT_SIGNED_IN: Refusal = { type: 'AuthError', error: 'Sign in before joining a protected channel', status: 401 };
const BAD_SIGNATURE: Refusal = { type: 'AuthError', error: 'The auth signature is missing or wrong', status: 401 };

/** Handles a client's frame. An invalid frame gets an error and keeps the connection. */
export async function dispatch(
    hub: Hub,
    connection: Connection,
    text: string,
    context: DispatchContext,
): Promise<void> {
    const frame = parseFrame(text);
    if (frame === null) {
        connection.error(null, 'A frame must be a JSON object with a string "event" and an optional string "channel"');
        return;
    }
    switch (frame.event) {
        case 'pusher:ping':
            return connection.send(encodeFrame('pusher:pong', {}));
        case 'pusher:pong':
            return;
        case 'pusher:subscribe':
            return subscribe(hub, connection, frame, context.limits);
        case 'pusher:unsubscribe':
            return unsubscribe(hub, connection, frame);
        case 'pusher:signin':
            return signIn(hub, connection, frame);
        default:
            return frame.event.startsWith('client-')
                ? clientEvent(hub, connection, frame, context)
                : connection.error(null, 'Unknown event');
    }
}

async function subscribe(hub: Hub, connection: Connection, frame: ClientFrame, limits: Limits): Promise<void> {
    const payload = framePayload(frame);
    const name = payload?.channel;
    if (payload === null || typeof name !== 'string') {
        connection.error(null, 'pusher:subscribe needs a string "channel"');
        return;
    }
    const outcome = mayJoin(hub, connection, name, payload, limits);
    if ('refusal' in outcome) {
        refuse(connection, name, outcome.refusal);
    } else if (!(await hub.join(connection, name, outcome.member))) {
        refuse(connection, name, { type: 'LimitReached', error: 'The presence channel is full', status: 4004 });
    }
}

function mayJoin(
    hub: Hub,
    connection: Connection,
    name: string,
    payload: Record<string, unknown>,
    limits: Limits,
): { readonly refusal: Refusal } | { readonly member: Member | null } {
    if (isUserChannel(name)) {
        const own = connection.user !== null && name === userChannel(connection.user.id);
        return own ? { member: null } : { refusal: BAD_SIGNATURE };
    }
    if (!isChannelName(name)) {
        return { refusal: { type: 'InvalidRequest', error: 'The channel name is invalid', status: 400 } };
    }
    if (!connection.channels.has(name) && connection.channels.size >= limits.channelsPerConnection) {
        return { refusal: { type: 'LimitReached', error: 'Too many channels on one connection', status: 4004 } };
    }
    const kind = channelKind(name);
    if (kind.guarded && limits.signInRequired && connection.user === null) {
        return { refusal: NOT_SIGNED_IN };
    }
    if (kind.guarded && !isAuthorised(hub, connection, name, payload)) {
        return { refusal: BAD_SIGNATURE };
    }
    return kind.presence ? presenceMember(connection, payload, limits) : { member: null };
}

function isAuthorised(hub: Hub, connection: Connection, name: string, payload: Record<string, unknown>): boolean {
    const { auth, channel_data: channelData } = payload;
    if (typeof auth !== 'string' || (channelData !== undefined && typeof channelData !== 'string')) {
        return false;
    }
    return sameText(channelAuth(hub.app, connection.id, name, channelData), auth);
}

function presenceMember(
    connection: Connection,
    payload: Record<string, unknown>,
    limits: Limits,
): { readonly refusal: Refusal } | { readonly member: Member } {
    const { channel_data: text } = payload;
    const member = text === undefined ? connection.user : memberOf(text);
    if (member === null) {
        return { refusal: { type: 'AuthError', error: 'channel_data must contain a user_id', status: 401 } };
    }
    if (member.info !== undefined && Buffer.byteLength(encodeData(member.info)) > limits.presenceInfoBytes) {
        return { refusal: { type: 'LimitReached', error: 'user_info is too large', status: 4301 } };
    }
    return { member };
}

function memberOf(channelData: unknown): Member | null {
    const data = typeof channelData === 'string' ? parseJson(channelData) : undefined;
    const id = isRecord(data) ? userId(data.user_id) : null;
    return isRecord(data) && id !== null ? { id, info: data.user_info } : null;
}

/** Converts numeric ids to strings, as all client libraries do. */
function userId(value: unknown): string | null {
    const id = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
    return typeof id === 'string' && id !== '' && id.length <= MAX_USER_ID_LENGTH ? id : null;
}

function refuse(connection: Connection, channel: string, { type, error, status }: Refusal): void {
    connection.send(subscriptionErrorFrame(channel, type, error, status));
}

async function unsubscribe(hub: Hub, connection: Connection, frame: ClientFrame): Promise<void> {
    const name = framePayload(frame)?.channel;
    if (typeof name !== 'string') {
        connection.error(null, 'pusher:unsubscribe needs a string "channel"');
        return;
    }
    await hub.leave(connection, name);
}

async function signIn(hub: Hub, connection: Connection, frame: ClientFrame): Promise<void> {
    const payload = framePayload(frame);
    const userData = payload?.user_data;
    const auth = payload?.auth;
    if (typeof userData !== 'string' || typeof auth !== 'string') {
        connection.dismiss(Code.Unauthorised, 'pusher:signin needs the strings "auth" and "user_data"');
        return;
    }
    const user = parseJson(userData);
    const genuine = sameText(userAuth(hub.app, connection.id, userData), auth);
    if (!genuine || !isRecord(user) || typeof user.id !== 'string' || userId(user.id) === null) {
        connection.dismiss(Code.Unauthorised, 'The sign-in is invalid');
        return;
    }
    if (connection.user !== null && connection.user.id !== user.id) {
        connection.dismiss(Code.Unauthorised, 'The connection is signed in as another user');
        return;
    }
    if (!(await hub.signIn(connection, { id: user.id, info: user.user_info }))) {
        connection.dismiss(Code.Unauthorised, 'You were disconnected by the app');
        return;
    }
    connection.send(encodeFrame('pusher:signin_success', { user_data: userData }));
    await watch(hub, connection, user.watchlist);
}

/** The users whose online status a signed-in client follows. Part of the signed user data. */
async function watch(hub: Hub, connection: Connection, watchlist: unknown): Promise<void> {
    const ids = Array.isArray(watchlist) ? [...new Set(watchlist.map(userId))] : [];
    const known = ids.filter((id) => id !== null);
    if (known.length > MAX_WATCHLIST) {
        connection.error(Code.WatchlistTooLong, `A watchlist can contain at most ${MAX_WATCHLIST} users`);
    } else if (known.length > 0) {
        await hub.watch(connection, known);
    }
}

function clientEvent(hub: Hub, connection: Connection, frame: ClientFrame, context: DispatchContext): void {
    const fault = clientEventFault(hub, connection, frame, context.limits);
    if (fault !== null || frame.channel === undefined) {
        connection.error(Code.ClientEventRefused, fault ?? 'A client event needs a channel');
        return;
    }
    context.metrics.add('client_events_total');
    hub.relay(connection, frame.channel, frame.event, frame.data);
}

function clientEventFault(hub: Hub, connection: Connection, frame: ClientFrame, limits: Limits): string | null {
    if (!hub.app.clientEvents) {
        return 'Client events are not enabled for this app';
    }
    const name = frame.channel ?? '';
    const kind = channelKind(name);
    if (!connection.channels.has(name) || !kind.guarded || kind.encrypted) {
        return 'Client events need a private or presence channel that the client has joined';
    }
    if (!isEventName(frame.event)) {
        return 'The event name is too long';
    }
    if (frame.data !== undefined && Buffer.byteLength(encodeData(frame.data)) > limits.eventBytes) {
        return 'The payload is too large';
    }
    return connection.takeClientEvent() ? null : 'Too many client events in one second';
}
