/** Returns the server's message for a refused request, or null. */
export function messageOf(error: unknown): string | null {
    const response = error instanceof Error && 'response' in error ? error.response : null;
    if (typeof response !== 'object' || response === null || !('data' in response)) {
        return null;
    }
    try {
        const answer: unknown = JSON.parse(String(response.data));

        return typeof answer === 'object' &&
            answer !== null &&
            'message' in answer &&
            typeof answer.message === 'string'
            ? answer.message
            : null;
    } catch {
        return null;
    }
}
