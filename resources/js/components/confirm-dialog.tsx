import { type ComponentProps, Suspense, useCallback, useRef, useState } from 'react';
import type { ConfirmQuestion } from '@/components/confirm-parts';
import { useWasTrue } from '@/hooks/use-was-true';
import { layers, partOf } from '@/lib/deferred';

const OpenedDialog = partOf(layers, ({ ConfirmDialog }) => ConfirmDialog);

/** Asks before an action that is hard to undo. */
export function ConfirmDialog(props: ComponentProps<typeof OpenedDialog>) {
    return useWasTrue(props.open) ? (
        <Suspense fallback={null}>
            <OpenedDialog {...props} />
        </Suspense>
    ) : null;
}

/** The reason (empty if none is required), or `null` when the user cancelled. */
export type ConfirmAnswer = { reason: string } | null;

interface PendingQuestion {
    question: ConfirmQuestion;
    answer: (answer: ConfirmAnswer) => void;
}

/**
 * Confirmation as a promise: `const { confirm, confirmDialog } = useConfirm()`, render `confirmDialog` once, then
 * `if (await confirm({ title, confirmVerb })) …`. A second call while the dialog is open resolves the first with `null`.
 */
export function useConfirm() {
    const [pending, setPending] = useState<PendingQuestion | null>(null);
    const [shown, setShown] = useState<ConfirmQuestion | null>(null);
    const waiting = useRef<PendingQuestion | null>(null);

    const settle = useCallback((answer: ConfirmAnswer) => {
        waiting.current?.answer(answer);
        waiting.current = null;
        setPending(null);
    }, []);

    const confirm = useCallback((question: ConfirmQuestion) => {
        waiting.current?.answer(null);
        return new Promise<ConfirmAnswer>((answer) => {
            waiting.current = { question, answer };
            setPending(waiting.current);
            setShown(question);
        });
    }, []);

    // Keeps the text while the dialog fades out.
    const confirmDialog = shown && (
        <ConfirmDialog
            {...shown}
            open={pending !== null}
            onConfirm={(reason) => settle({ reason })}
            onClose={() => settle(null)}
        />
    );

    return { confirm, confirmDialog };
}
