import { http } from '@inertiajs/react';
import { BACKGROUND_HEADER, noteRequest } from '@/lib/last-request';
import type { RouteDefinition } from '@/routes/route';

interface JsonRequest {
    /** As JSON; a form, such as one with a file, as it is. */
    data?: Record<string, unknown> | FormData;
    signal?: AbortSignal;
    /** Made by the page itself, so it does not keep an unattended session. */
    isBackground?: boolean;
}

/**
 * Asks for JSON beside the page visits, by the same client, so with the same cross-site-request token. The caller names
 * the shape from the generated types.
 *
 * @throws HttpResponseError, HttpNetworkError or HttpCancelledError of Inertia's client.
 */
export async function requestJson<Answer>(
    route: RouteDefinition,
    { data, signal, isBackground = false }: JsonRequest = {},
): Promise<Answer> {
    const response = await http.getClient().request({
        ...route,
        headers: { Accept: 'application/json', ...(isBackground ? { [BACKGROUND_HEADER]: '1' } : {}) },
        ...(data ? { data } : {}),
        ...(signal ? { signal } : {}),
    });
    if (!isBackground) {
        noteRequest();
    }

    return JSON.parse(response.data || 'null') as Answer;
}
