import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { ListSelection } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { SuppressDialog } from '@/features/db-clients/suppress-dialog';
import { useViewer } from '@/hooks/use-viewer';
import { can } from '@/lib/shared-props';
import type { SuppressionReason } from '@/types/generated';

interface DetailBulkActionsProps {
    selection: ListSelection;
    route: { url: string; method: 'patch' };
}

/** The bulk actions for selected phone numbers or addresses. */
export function DetailBulkActions({ selection, route }: DetailBulkActionsProps) {
    const viewer = useViewer();
    const [isAsking, setIsAsking] = useState(false);
    const [isSending, setIsSending] = useState(false);

    const send = (reason: SuppressionReason | null) => {
        setIsSending(true);
        router.patch(
            route,
            { ids: [...selection.ids], reason },
            {
                preserveScroll: true,
                preserveState: true,
                onSuccess: () => {
                    setIsAsking(false);
                    selection.clear();
                },
                onFinish: () => setIsSending(false),
            },
        );
    };

    if (selection.allMatching) {
        return (
            <p className="text-compact text-muted">
                Select rows page by page. You can change at most 1,000 rows at once.
            </p>
        );
    }

    return (
        <>
            <Button size="sm" loading={isSending && !isAsking} onClick={() => send(null)}>
                Mark as wrong
            </Button>
            {!can(viewer, 'impersonating') && (
                <Button size="sm" onClick={() => setIsAsking(true)}>
                    Mark as do not contact
                </Button>
            )}
            <SuppressDialog
                open={isAsking}
                target={selection.ids.length === 1 ? '1 DB client' : `the DB clients of ${selection.ids.length} rows`}
                loading={isSending}
                onConfirm={send}
                onClose={() => setIsAsking(false)}
            />
        </>
    );
}
