/** The HTTP status that a failed request was answered with; 0 where there was no answer. */
export function statusOf(error: unknown): number {
    const response = error instanceof Error && 'response' in error ? error.response : null;

    return typeof response === 'object' && response !== null && 'status' in response ? Number(response.status) : 0;
}
