/** Frames, codes and naming rules of the Pusher protocol, version 7. No I/O. */

export const PROTOCOL_VERSION = 7;

export const Code = {
    TlsRequired: 4000,
    UnknownApp: 4001,
    AppDisabled: 4003,
    OverQuota: 4004,
    BadPath: 4005,
    MalformedVersion: 4006,
    UnsupportedProtocol: 4007,
    MissingProtocol: 4008,
    Unauthorised: 4009,
    OverCapacity: 4100,
    ReconnectNow: 4200,
    NoPong: 4201,
    ClientEventRefused: 4301,
    WatchlistTooLong: 4302,
} as const;

export type ErrorCode = (typeof Code)[keyof typeof Code];

export interface ChannelKind {
    /** Private, encrypted and presence channels, which need a signature. */
    readonly guarded: boolean;
    readonly presence: boolean;
    /** Payloads are ciphertext that the server can't read. Clients can't publish. */
    readonly encrypted: boolean;
    /** Sends its last API event to every new subscriber. */
    readonly cached: boolean;
}

export interface ClientFrame {
    readonly event: string;
    readonly channel: string | undefined;
    readonly data: unknown;
}

const MAX_NAME_LENGTH = 200;
const CHANNEL_NAME = /^[-A-Za-z0-9_=@,.;]+$/;
const SOCKET_ID = /^\d+\.\d+$/;
const USER_CHANNEL_PREFIX = '#server-to-user-';

export function isChannelName(name: unknown): name is string {
    return typeof name === 'string' && name.length <= MAX_NAME_LENGTH && CHANNEL_NAME.test(name);
}

export function isEventName(name: unknown): name is string {
    return typeof name === 'string' && name !== '' && name.length <= MAX_NAME_LENGTH;
}

export function isSocketId(id: unknown): id is string {
    return typeof id === 'string' && SOCKET_ID.test(id);
}

/** Reserved channel with the events of one signed-in user. */
export function userChannel(userId: string): string {
    return USER_CHANNEL_PREFIX + userId;
}

export function isUserChannel(name: unknown): name is string {
    return typeof name === 'string' && name.startsWith(USER_CHANNEL_PREFIX) && name.length > USER_CHANNEL_PREFIX.length;
}

/** The hyphen is part of the prefix: `private-x` is protected, `privateer` is public. */
export function channelKind(name: string): ChannelKind {
    const encrypted = name.startsWith('private-encrypted-');
    const presence = name.startsWith('presence-');
    return {
        guarded: presence || name.startsWith('private-'),
        presence,
        encrypted,
        cached: /^(private-encrypted-|private-|presence-)?cache-/.test(name),
    };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function parseJson(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch {
        return undefined;
    }
}

/** Parses a client's frame. Returns null for invalid frames. */
export function parseFrame(text: string): ClientFrame | null {
    const frame = parseJson(text);
    if (!isRecord(frame) || typeof frame.event !== 'string' || frame.event === '') {
        return null;
    }
    if (frame.channel !== undefined && frame.channel !== null && typeof frame.channel !== 'string') {
        return null;
    }
    return { event: frame.event, channel: frame.channel ?? undefined, data: frame.data };
}

/** Payload of a `pusher:` frame, which clients send as an object or as JSON text. */
export function framePayload(frame: ClientFrame): Record<string, unknown> | null {
    const data = typeof frame.data === 'string' ? parseJson(frame.data) : frame.data;
    return isRecord(data) ? data : null;
}

/** Encodes payloads as text. Strings pass through unchanged. */
export function encodeData(data: unknown): string {
    return typeof data === 'string' ? data : JSON.stringify(data);
}

export function encodeFrame(event: string, data: unknown, channel?: string, userId?: string): string {
    return JSON.stringify({
        event,
        channel,
        data: data === undefined ? undefined : encodeData(data),
        user_id: userId,
    });
}

export function errorFrame(code: ErrorCode | null, message: string): string {
    return JSON.stringify({ event: 'pusher:error', data: { code, message } });
}

export function subscriptionErrorFrame(channel: string, type: string, error: string, status: number): string {
    return JSON.stringify({ event: 'pusher:subscription_error', channel, data: { type, error, status } });
}
