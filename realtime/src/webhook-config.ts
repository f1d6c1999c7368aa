import { isRecord, parseJson } from './protocol';

const WEBHOOK_EVENTS = [
    'channel_occupied',
    'channel_vacated',
    'member_added',
    'member_removed',
    'client_event',
    'cache_miss',
    'subscription_count',
] as const;

export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number];

export interface WebhookTarget {
    readonly url: string;
    /** Null for every app. */
    readonly appId: string | null;
    readonly events: ReadonlySet<string>;
    readonly headers: Readonly<Record<string, string>>;
    readonly startsWith: string;
    readonly endsWith: string;
}

/**
 * REALTIME_WEBHOOKS: a JSON list of `{"url", "app"?, "events"?, "headers"?, "filter"?: {"channel_name_starts_with"?,
 * "channel_name_ends_with"?}}`. `fault` is a message for the operator.
 */
export function readWebhooks(text: string | null): {
    readonly targets: WebhookTarget[];
    readonly fault: string | null;
} {
    const list = text === null ? [] : parseJson(text);
    if (!Array.isArray(list)) {
        return { targets: [], fault: 'REALTIME_WEBHOOKS must be a JSON list' };
    }
    const targets: WebhookTarget[] = [];
    for (const item of list) {
        const target = isRecord(item) ? readTarget(item) : 'every webhook must be an object';
        if (typeof target === 'string') {
            return { targets: [], fault: `REALTIME_WEBHOOKS: ${target}` };
        }
        targets.push(target);
    }
    return { targets, fault: null };
}

function readTarget({ url, app, events = WEBHOOK_EVENTS, headers = {}, filter = {} }: Record<string, unknown>) {
    if (typeof url !== 'string' || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
        return 'every webhook needs an http(s) url';
    }
    if (app !== undefined && typeof app !== 'string') {
        return 'app must be the id of an app, as a string';
    }
    if (!Array.isArray(events) || !events.every((name) => WEBHOOK_EVENTS.some((known) => known === name))) {
        return `events can be ${WEBHOOK_EVENTS.join(', ')}`;
    }
    if (!isTexts(headers)) {
        return 'headers must be an object of strings';
    }
    if (!isTexts(filter)) {
        return 'filter can contain the strings channel_name_starts_with and channel_name_ends_with';
    }
    const { channel_name_starts_with: startsWith = '', channel_name_ends_with: endsWith = '' } = filter;
    return { url, appId: app ?? null, events: new Set<string>(events), headers, startsWith, endsWith };
}

function isTexts(value: unknown): value is Record<string, string> {
    return isRecord(value) && Object.values(value).every((part) => typeof part === 'string');
}
