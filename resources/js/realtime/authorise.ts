import type { ChannelAuthorizationHandler, UserAuthenticationHandler } from 'pusher-js';
import { statusOf } from '@/lib/failed-request';
import { requestJson } from '@/lib/http';
import { broadcasting } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
const TOO_MANY_REQUESTS = 429;

type ChannelAuthorisation = Parameters<Parameters<ChannelAuthorizationHandler>[1]>[1];
/** A socket's sign-in, which the channels of that socket wait for. */
interface SignIn {
    readonly socketId: string;
    readonly sent: Promise<void>;
    readonly succeed: () => void;
    readonly fail: (error: unknown) => void;
}

type UserAuthentication = Parameters<Parameters<UserAuthenticationHandler>[1]>[1];

function signInFor(socketId: string): SignIn {
    let succeed: SignIn['succeed'] = () => undefined;
    let fail: SignIn['fail'] = () => undefined;
    const sent = new Promise<void>((resolve, reject) => {
        succeed = resolve;
        fail = reject;
    });
    // A refusal counts also when no channel waits for it.
    sent.catch(() => undefined);

    return { socketId, sent, succeed, fail };
}

/**
 * Authorises private channels and authenticates the user at the realtime server, with the page's HTTP client and its CSRF token.
 * The Pusher client asks only once for each connection, so this retries while the server is unreachable, unless the connection
 * changes. The server lets only signed-in connections join, so channels wait for the sign-in of their connection.
 */
export function authorisers(currentSocketId: () => string | undefined): {
    channel: ChannelAuthorizationHandler;
    user: UserAuthenticationHandler;
} {
    let signIn = signInFor('');
    const signInOf = (socketId: string): SignIn => {
        signIn = signIn.socketId === socketId ? signIn : signInFor(socketId);

        return signIn;
    };
    const ask = async <Answer>(
        route: RouteDefinition,
        data: { socket_id: string; channel_name?: string },
    ): Promise<Answer> => {
        for (let delay = FIRST_RETRY_MS; ; delay = Math.min(delay * 2, LAST_RETRY_MS)) {
            try {
                return await requestJson<Answer>(route, { data, isBackground: true });
            } catch (error) {
                const status = statusOf(error);
                const isRefused = status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
                if (isRefused || currentSocketId() !== data.socket_id) {
                    throw error;
                }
                await new Promise((resolve) => setTimeout(resolve, delay));
            }
        }
    };

    return {
        channel: ({ socketId, channelName }, callback) => {
            Promise.all([
                ask<ChannelAuthorisation>(broadcasting.auth(), { socket_id: socketId, channel_name: channelName }),
                signInOf(socketId).sent,
            ]).then(
                ([authorisation]) => currentSocketId() === socketId && callback(null, authorisation),
                (error: unknown) => callback(asError(error), null),
            );
        },
        user: ({ socketId }, callback) => {
            const { succeed, fail } = signInOf(socketId);
            ask<UserAuthentication>(broadcasting.userAuth(), { socket_id: socketId }).then(
                (authentication) => {
                    if (currentSocketId() === socketId) {
                        // The Pusher client sends the sign-in here, so the subscriptions follow it.
                        callback(null, authentication);
                        succeed();
                    }
                },
                (error: unknown) => {
                    callback(asError(error), null);
                    fail(error);
                },
            );
        },
    };
}

function asError(error: unknown): Error {
    return error instanceof Error ? error : new Error(String(error));
}
