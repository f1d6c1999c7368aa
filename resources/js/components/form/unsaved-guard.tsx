import { router } from '@inertiajs/react';
import { use, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { CloseGuardContext } from '@/components/ui/close-guard';

type BeforeListener = Parameters<typeof router.on<'before'>>[1];
type PendingVisit = Parameters<BeforeListener>[0]['detail']['visit'];

/** The step to confirm: leave the page, or close the dialog around the form. */
interface Leaving {
    isClose: boolean;
    leave: () => void;
}

/**
 * Holds back visits that would lose unsaved changes, and the closing of the dialog around the form, until the user confirms.
 * Also warns when the tab is closed.
 */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
    // Keeps the words of the question while it fades out.
    const [held, setHeld] = useState<Leaving | null>(null);
    const [isAsking, setIsAsking] = useState(false);
    const isLeaving = useRef(false);
    const closeGuard = use(CloseGuardContext);

    useEffect(() => {
        if (!isDirty) {
            return;
        }
        const ask = (leaving: Leaving) => {
            setHeld(leaving);
            setIsAsking(true);
        };
        const visitAgain = (visit: PendingVisit) => {
            isLeaving.current = true;
            router.visit(visit.url, {
                ...visit,
                onFinish: () => {
                    isLeaving.current = false;
                },
            });
        };
        const stopListening = router.on('before', ({ detail: { visit } }) => {
            if (isLeaving.current || !losesChanges(visit)) {
                return true;
            }
            ask({ isClose: false, leave: () => visitAgain(visit) });
            return false;
        });
        const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
        window.addEventListener('beforeunload', askBrowser);
        if (closeGuard) {
            closeGuard.current = (close) => ask({ isClose: true, leave: close });
        }
        return () => {
            stopListening();
            window.removeEventListener('beforeunload', askBrowser);
            if (closeGuard) {
                closeGuard.current = null;
            }
        };
    }, [isDirty, closeGuard]);

    const verb = held?.isClose ? 'Close' : 'Leave';

    return (
        <ConfirmDialog
            open={isAsking}
            title={`${verb} without saving?`}
            body="Your unsaved changes will be lost."
            confirmVerb={`${verb} without saving`}
            cancelVerb={held?.isClose ? 'Keep editing' : 'Stay on page'}
            danger
            onConfirm={() => {
                setIsAsking(false);
                held?.leave();
            }}
            onClose={() => setIsAsking(false)}
        />
    );
}

/**
 * Only a plain visit replaces the page, and only another conversation replaces the composer. Other partial visits, prefetches,
 * polls and state-preserving posts keep the form.
 */
function losesChanges(visit: PendingVisit): boolean {
    return (
        visit.method === 'get' &&
        !visit.prefetch &&
        !visit.async &&
        (visit.only.includes('composer') || (visit.preserveState !== true && visit.only.length === 0))
    );
}
