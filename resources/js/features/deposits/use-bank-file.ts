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
 * The way of one bank file: chosen, checked, imported. The file stays in this page until then and is sent twice; the hash
 * of its check goes along, so that what is imported is what the person looked at.
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
                    setState({ step: 'refused', reason: errors.file ?? 'The file could not be imported. Try again.' }),
                // After a failure on the way the file can be imported again: what was done is not done twice.
                onFinish: () => setState((now) => (now.step === 'importing' ? { step: 'checked', file, check } : now)),
            },
        );
    }, []);

    return { state, choose, remove, importFile };
}

/** What needs no server to be told. */
function refusalBefore(files: readonly File[], maxKilobytes: number): string | null {
    if (files.length > 1) {
        return 'Those were several files. Drop one at a time.';
    }

    return (files[0]?.size ?? 0) > maxKilobytes * 1024
        ? `The file is larger than ${Math.floor(maxKilobytes / 1024)} MB. Export a shorter period.`
        : null;
}
