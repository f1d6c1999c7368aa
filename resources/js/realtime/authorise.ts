import type { ChannelAuthorizationHandler, UserAuthenticationHandler } from 'pusher-js';
import { requestJson } from '@/lib/http';
import { statusOf } from '@/realtime/status-of';
import { broadcasting } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';

const RETRY_DELAYS_MS = [1_000, 3_000, 10_000];

type ChannelAuthorisation = Parameters<Parameters<ChannelAuthorizationHandler>[1]>[1];
type UserAuthentication = Parameters<Parameters<UserAuthenticationHandler>[1]>[1];

/**
 * Authorises private channels and authenticates the user at the realtime server, with the page's HTTP client and its CSRF token.
 * The Pusher client asks only once for each connection, so this retries while the server is unreachable, unless the connection
 * changes.
 */
export function authorisers(currentSocketId: () => string | undefined): {
    channel: ChannelAuthorizationHandler;
    user: UserAuthenticationHandler;
} {
    const ask = async <Answer>(
        route: RouteDefinition,
        data: { socket_id: string; channel_name?: string },
    ): Promise<Answer> => {
        for (const delay of RETRY_DELAYS_MS) {
            try {
                return await requestJson<Answer>(route, { data, isBackground: true });
            } catch (error) {
                const isRefused = statusOf(error) >= 400 && statusOf(error) < 500;
                if (isRefused || currentSocketId() !== data.socket_id) {
                    throw error;
                }
                await new Promise((resolve) => setTimeout(resolve, delay));
            }
        }

        return requestJson<Answer>(route, { data, isBackground: true });
    };

    return {
        channel: ({ socketId, channelName }, callback) => {
            ask<ChannelAuthorisation>(broadcasting.auth(), { socket_id: socketId, channel_name: channelName }).then(
                (authorisation) => currentSocketId() === socketId && callback(null, authorisation),
                (error: unknown) => callback(asError(error), null),
            );
        },
        user: ({ socketId }, callback) => {
            ask<UserAuthentication>(broadcasting.userAuth(), { socket_id: socketId }).then(
                (authentication) => currentSocketId() === socketId && callback(null, authentication),
                (error: unknown) => callback(asError(error), null),
            );
        },
    };
}

function asError(error: unknown): Error {
    return error instanceof Error ? error : new Error(String(error));
}
