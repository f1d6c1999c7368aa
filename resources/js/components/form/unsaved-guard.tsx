import { router } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';

type BeforeListener = Parameters<typeof router.on<'before'>>[1];
type PendingVisit = Parameters<BeforeListener>[0]['detail']['visit'];

/** Holds back visits that would lose unsaved changes until the user confirms. Also warns when the tab is closed. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
    const [held, setHeld] = useState<PendingVisit | null>(null);
    const isLeaving = useRef(false);

    useEffect(() => {
        if (!isDirty) {
            return;
        }
        const stopListening = router.on('before', ({ detail: { visit } }) => {
            if (isLeaving.current || !losesChanges(visit)) {
                return true;
            }
            setHeld(visit);
            return false;
        });
        const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
        window.addEventListener('beforeunload', askBrowser);
        return () => {
            stopListening();
            window.removeEventListener('beforeunload', askBrowser);
        };
    }, [isDirty]);

    const leave = () => {
        if (held === null) {
            return;
        }
        setHeld(null);
        isLeaving.current = true;
        router.visit(held.url, {
            ...held,
            onFinish: () => {
                isLeaving.current = false;
            },
        });
    };

    return (
        <ConfirmDialog
            open={held !== null}
            title="Leave without saving?"
            body="Your unsaved changes will be lost."
            confirmVerb="Leave without saving"
            cancelVerb="Stay on page"
            danger
            onConfirm={leave}
            onClose={() => setHeld(null)}
        />
    );
}

/** Only a plain visit replaces the page. Partial reloads, prefetches, polls and state-preserving posts keep the form. */
function losesChanges(visit: PendingVisit): boolean {
    return (
        visit.method === 'get' &&
        !visit.prefetch &&
        !visit.async &&
        visit.preserveState !== true &&
        visit.only.length === 0
    );
}
