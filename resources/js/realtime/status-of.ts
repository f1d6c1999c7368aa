/** Returns the HTTP status of a failed request, or 0 without a response. */
export function statusOf(error: unknown): number {
    const response = error instanceof Error && 'response' in error ? error.response : null;

    return typeof response === 'object' && response !== null && 'status' in response ? Number(response.status) : 0;
}
