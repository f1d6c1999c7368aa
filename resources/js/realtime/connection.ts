import { http } from '@inertiajs/react';
import Echo, { type EchoOptions } from 'laravel-echo';
import Pusher from 'pusher-js';
import { authorisers } from '@/realtime/authorise';
import { offerPresence } from '@/realtime/presence';
import { type Listener, type SubscriptionEvents, subscribe } from '@/realtime/subscriptions';
import { broadcasting } from '@/routes/generated';
import { noteAccessChanged } from '@/stores/access-store';
import { CONNECTION_STATES, setConnectionState } from '@/stores/connection-store';
import type { RealtimeSettings } from '@/types/generated';

// From section 9 of the specification. Its retry and strategy timeouts are the Pusher client's own.
const ACTIVITY_TIMEOUT_MS = 120_000;
const PONG_TIMEOUT_MS = 30_000;
const UNAVAILABLE_TIMEOUT_MS = 10_000;

const FIRST_RETURN_MS = 1_000;
const LAST_RETURN_MS = 60_000;

/** Echo options for the realtime server. The caller adds the authorisation. */
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
        // Without TLS, the client would also try `wss` when the server is down, which the Content-Security-Policy blocks.
        enabledTransports: settings.scheme === 'https' ? ['ws', 'wss'] : ['ws'],
        activityTimeout: ACTIVITY_TIMEOUT_MS,
        pongTimeout: PONG_TIMEOUT_MS,
        unavailableTimeout: UNAVAILABLE_TIMEOUT_MS,
        withoutInterceptors: true,
    };
}

/** Connects the user and subscribes to their channels. Returns a function that disconnects. */
export function connect(listener: Listener, settings: RealtimeSettings, events: SubscriptionEvents): () => void {
    const authorise = authorisers(() => echo.socketId());
    const echo = new Echo({
        ...echoOptions(settings),
        channelAuthorization: { customHandler: authorise.channel },
        // Only needed for Echo's types. The handler below sends the request.
        userAuthentication: { endpoint: broadcasting.userAuth().url, headers: {}, customHandler: authorise.user },
    });
    const { connection } = echo.connector.pusher;
    const comeBack = returns(() => {
        // Also checks the session. Without one, the page redirects to sign-in.
        events.onUnknown();
        echo.connector.pusher.connect();
    });
    let wasConnected = false;
    const showState = () => {
        // The server closes connections of users who lose abilities, perhaps before the event about it arrives.
        if (wasConnected && connection.state === 'disconnected') {
            noteAccessChanged();
        }
        wasConnected = connection.state === 'connected';
        setConnectionState(CONNECTION_STATES.find((state) => state === connection.state) ?? 'disconnected');
        comeBack.follow(connection.state);
    };
    connection.bind('state_change', showState);
    connection.bind('error', (error: unknown) =>
        console.warn('The realtime server refused the connection or failed.', error),
    );
    showState();

    // Sent with every request, so that the server doesn't notify this tab of its own changes.
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
 * Reconnects after a refusal, which is final for the Pusher client. The server also refuses users whose sessions were just ended,
 * including tabs with a new session. These tabs reconnect with increasing delays.
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
