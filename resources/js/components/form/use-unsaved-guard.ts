import { router } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';

type BeforeListener = Parameters<typeof router.on<'before'>>[1];
type PendingVisit = Parameters<BeforeListener>[0]['detail']['visit'];

interface UnsavedGuard {
    /** A visit is waiting for the user's answer. */
    isAsking: boolean;
    stay: () => void;
    leave: () => void;
}

/** Holds back visits that would lose unsaved changes until the user confirms. Also warns when the tab is closed. */
export function useUnsavedGuard(isDirty: boolean): UnsavedGuard {
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

    return {
        isAsking: held !== null,
        stay: () => setHeld(null),
        leave: () => {
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
        },
    };
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
