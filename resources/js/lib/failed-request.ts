interface FailedResponse {
    status?: unknown;
    data?: unknown;
}

/**
 * Returns whether the response to a background reload may replace the page: not when the server is overloaded or fails, because the
 * page may have unsaved text.
 */
export function mayReplacePage(status: number): boolean {
    return status < 500 && status !== 429;
}

/** Returns the HTTP status of a failed request, or 0 without a response. */
export function statusOf(error: unknown): number {
    return Number(responseOf(error)?.status ?? 0);
}

export function responseOf(error: unknown): FailedResponse | null {
    const response = error instanceof Error && 'response' in error ? error.response : null;

    return typeof response === 'object' ? response : null;
}
