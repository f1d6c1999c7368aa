import { responseOf, statusOf } from '@/lib/failed-request';

interface Refusal {
    message?: unknown;
    errors?: Readonly<Record<string, readonly string[]>>;
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
