import { requestJson } from '@/lib/http';
import { fieldErrorsOf } from '@/lib/refusal';
import { deposits } from '@/routes/generated';
import type { BankFileCheck } from '@/types/generated';

/** Checks a file without importing it. */
export function checkBankFile(file: File, signal: AbortSignal): Promise<BankFileCheck> {
    const data = new FormData();
    data.set('file', file);

    return requestJson<BankFileCheck>(deposits.bankFilesCheck(), { data, signal });
}

/** Returns the server's message for a refused file, or a general one. */
export function refusalOf(failure: unknown): string {
    return fieldErrorsOf(failure).file ?? 'Couldn’t check the file. Check your connection and try again.';
}
