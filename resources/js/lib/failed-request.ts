interface FailedResponse {
    status?: unknown;
    data?: unknown;
}

interface Refusal {
    message?: unknown;
    errors?: Readonly<Record<string, readonly string[]>>;
}

/** Returns the HTTP status of a failed request, or 0 without a response. */
export function statusOf(error: unknown): number {
    return Number(responseOf(error)?.status ?? 0);
}

/** Returns the server's message for a refused request, or null. A fault of the server has no message for users. */
export function messageOf(error: unknown): string | null {
    const { message } = refusalIn(error);

    return typeof message === 'string' && statusOf(error) < 500 ? message : null;
}

/** Returns the server's first message about each refused field. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
    const errors = Object.entries(refusalIn(error).errors ?? {});

    return Object.fromEntries(errors.map(([field, [message = '']]) => [field, message]));
}

function refusalIn(error: unknown): Refusal {
    try {
        return JSON.parse(String(responseOf(error)?.data)) ?? {};
    } catch {
        return {};
    }
}

function responseOf(error: unknown): FailedResponse | null {
    const response = error instanceof Error && 'response' in error ? error.response : null;

    return typeof response === 'object' ? response : null;
}
