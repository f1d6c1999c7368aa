import { router } from '@inertiajs/react';
import { useCallback, useRef, useState } from 'react';
import { checkBankFile, refusalOf } from '@/features/deposits/bank-file-upload';
import { deposits } from '@/routes/generated';
import type { BankFileCheck } from '@/types/generated';

export type BankFileState =
    | { step: 'empty' }
    | { step: 'checking'; file: File }
    | { step: 'refused'; reason: string }
    | { step: 'checked'; file: File; check: BankFileCheck }
    | { step: 'importing'; file: File; check: BankFileCheck };

const EMPTY: BankFileState = { step: 'empty' };

/**
 * State of one bank file: chosen, checked, imported. The page keeps the file and sends it twice. The hash of the check goes
 * with the import, so that only the checked file is imported.
 */
export function useBankFile(maxKilobytes: number) {
    const [state, setState] = useState<BankFileState>(EMPTY);
    const pending = useRef<AbortController>(null);

    const choose = useCallback(
        async (files: readonly File[]) => {
            const [file] = files;
            if (file === undefined) {
                return;
            }
            pending.current?.abort();
            const refused = refusalBefore(files, maxKilobytes);
            if (refused !== null) {
                setState({ step: 'refused', reason: refused });
                return;
            }

            const controller = new AbortController();
            pending.current = controller;
            setState({ step: 'checking', file });
            try {
                const check = await checkBankFile(file, controller.signal);
                if (!controller.signal.aborted) {
                    setState({ step: 'checked', file, check });
                }
            } catch (failure) {
                if (!controller.signal.aborted) {
                    setState({ step: 'refused', reason: refusalOf(failure) });
                }
            }
        },
        [maxKilobytes],
    );

    const remove = useCallback(() => {
        pending.current?.abort();
        setState(EMPTY);
    }, []);

    const importFile = useCallback((file: File, check: BankFileCheck) => {
        setState({ step: 'importing', file, check });
        router.post(
            deposits.bankFilesStore().url,
            { file, sha256: check.sha256 },
            {
                onSuccess: () => setState(EMPTY),
                onError: (errors) =>
                    setState({ step: 'refused', reason: errors.file ?? 'Couldn’t import the file. Try again.' }),
                // After a failure the file can be imported again: rows already imported are skipped.
                onFinish: () => setState((now) => (now.step === 'importing' ? { step: 'checked', file, check } : now)),
            },
        );
    }, []);

    return { state, choose, remove, importFile };
}

/** Checks that don't need the server. */
function refusalBefore(files: readonly File[], maxKilobytes: number): string | null {
    if (files.length > 1) {
        return 'You can import only one file at a time. Drop one file at a time.';
    }

    return (files[0]?.size ?? 0) > maxKilobytes * 1024
        ? `The file is larger than ${Math.floor(maxKilobytes / 1024)} MB. Export a shorter period from the bank.`
        : null;
}
