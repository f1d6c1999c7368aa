import { requestJson } from '@/lib/http';
import { deposits } from '@/routes/generated';
import type { BankFileCheck } from '@/types/generated';

const FALLBACK = 'Couldn’t check the file. Check your connection and try again.';

/** Checks a file without importing it. */
export function checkBankFile(file: File, signal: AbortSignal): Promise<BankFileCheck> {
    const data = new FormData();
    data.set('file', file);

    return requestJson<BankFileCheck>(deposits.bankFilesCheck(), { data, signal });
}

/** Returns the server's message for a refused file, or a general one. */
export function refusalOf(failure: unknown): string {
    const text = bodyOf(failure);
    try {
        const { errors } = JSON.parse(text) as { errors?: { file?: string[] } };
        return errors?.file?.[0] ?? FALLBACK;
    } catch {
        return FALLBACK;
    }
}

function bodyOf(failure: unknown): string {
    if (failure instanceof Error && 'response' in failure) {
        const { data } = failure.response as { data?: unknown };
        return typeof data === 'string' ? data : '';
    }

    return '';
}
