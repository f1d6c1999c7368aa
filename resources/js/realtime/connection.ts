import { http } from '@inertiajs/react';
import Echo, { type EchoOptions } from 'laravel-echo';
import Pusher from 'pusher-js';
import { authorisers } from '@/realtime/authorise';
import { offerPresence } from '@/realtime/presence';
import { type Listener, type SubscriptionEvents, subscribe } from '@/realtime/subscriptions';
import { broadcasting } from '@/routes/generated';
import { CONNECTION_STATES, setConnectionState } from '@/stores/connection-store';
import type { RealtimeSettings } from '@/types/generated';

// The specification's section 9; the retries and strategy time-outs there are those of the Pusher client itself.
const ACTIVITY_TIMEOUT_MS = 120_000;
const PONG_TIMEOUT_MS = 30_000;
const UNAVAILABLE_TIMEOUT_MS = 10_000;

const FIRST_RETURN_MS = 1_000;
const LAST_RETURN_MS = 60_000;

/** Where the realtime server is and how to keep in touch with it; who may listen is left to the caller. */
export function echoOptions(settings: RealtimeSettings): EchoOptions<'reverb'> {
    return {
        broadcaster: 'reverb',
        Pusher,
        key: settings.key,
        wsHost: settings.host,
        wsPort: settings.port,
        wssPort: settings.port,
        wsPath: settings.path,
        forceTLS: settings.scheme === 'https',
        // Without TLS, `wss` would be tried too whenever the server is away, and refused by the page's security policy.
        enabledTransports: settings.scheme === 'https' ? ['ws', 'wss'] : ['ws'],
        activityTimeout: ACTIVITY_TIMEOUT_MS,
        pongTimeout: PONG_TIMEOUT_MS,
        unavailableTimeout: UNAVAILABLE_TIMEOUT_MS,
        withoutInterceptors: true,
    };
}

/** Connects the person and subscribes them to their channels; gives a function that ends it. */
export function connect(listener: Listener, settings: RealtimeSettings, events: SubscriptionEvents): () => void {
    const authorise = authorisers(() => echo.socketId());
    const echo = new Echo({
        ...echoOptions(settings),
        channelAuthorization: { customHandler: authorise.channel },
        // The endpoint is named for Echo's types alone: the handler asks.
        userAuthentication: { endpoint: broadcasting.userAuth().url, headers: {}, customHandler: authorise.user },
    });
    const { connection } = echo.connector.pusher;
    const comeBack = returns(() => {
        // Asks for the session too: without one the page is on its way to the sign-in.
        events.onUnknown();
        echo.connector.pusher.connect();
    });
    const showState = () => {
        setConnectionState(CONNECTION_STATES.find((state) => state === connection.state) ?? 'disconnected');
        comeBack.follow(connection.state);
    };
    connection.bind('state_change', showState);
    connection.bind('error', (error: unknown) => console.warn('The realtime server refused or failed.', error));
    showState();

    // Named on every request, so that the server need not tell this tab what it did itself.
    const stopNaming = http.onRequest((request) => {
        const socketId = echo.socketId();

        return socketId ? { ...request, headers: { ...request.headers, 'X-Socket-ID': socketId } } : request;
    });

    // Lets the server close the connection when the session ends.
    echo.connector.signin();
    subscribe(echo, listener, events);
    const withdrawPresence = offerPresence(echo);

    return () => {
        stopNaming();
        withdrawPresence();
        comeBack.stop();
        connection.unbind();
        echo.disconnect();
        setConnectionState('disconnected');
    };
}

/**
 * A refusal disconnects for good as far as the Pusher client is concerned. The server also refuses whoever's sessions
 * have just been ended, tabs that still have one included: those come back, more slowly each time.
 */
function returns(connect: () => void): { follow: (state: string) => void; stop: () => void } {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delay = FIRST_RETURN_MS;

    return {
        follow: (state) => {
            clearTimeout(timer);
            if (state === 'connected') {
                delay = FIRST_RETURN_MS;
            } else if (state === 'disconnected') {
                timer = setTimeout(connect, delay);
                delay = Math.min(delay * 2, LAST_RETURN_MS);
            }
        },
        stop: () => clearTimeout(timer),
    };
}
