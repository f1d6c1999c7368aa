import { http } from '@inertiajs/react';
import { BACKGROUND_HEADER, noteRequest } from '@/lib/last-request';
import type { RouteDefinition } from '@/routes/route';

interface JsonRequest {
    /** Sent as JSON. A FormData, such as one with a file, is sent as it is. */
    data?: Record<string, unknown> | FormData;
    headers?: Record<string, string>;
    signal?: AbortSignal;
    /** A background request, which doesn't extend the session. */
    isBackground?: boolean;
}

/**
 * Requests JSON with Inertia's client, which adds the CSRF token. The caller chooses the response type from the generated types.
 *
 * @throws HttpResponseError, HttpNetworkError or HttpCancelledError of Inertia's client.
 */
export async function requestJson<Answer>(
    route: RouteDefinition,
    { data, headers, signal, isBackground = false }: JsonRequest = {},
): Promise<Answer> {
    const response = await http.getClient().request({
        ...route,
        headers: { Accept: 'application/json', ...headers, ...(isBackground ? { [BACKGROUND_HEADER]: '1' } : {}) },
        ...(data ? { data } : {}),
        ...(signal ? { signal } : {}),
    });
    if (!isBackground) {
        noteRequest();
    }

    return JSON.parse(response.data || 'null') as Answer;
}
