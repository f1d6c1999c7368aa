import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { ListSelection } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { CleanupDialog } from '@/features/db-clients/cleanup-dialog';
import { CreateListDialog } from '@/features/db-clients/create-list-dialog';
import { selectionFields } from '@/features/db-clients/selection-fields';
import { SuppressDialog } from '@/features/db-clients/suppress-dialog';
import { useViewer } from '@/hooks/use-viewer';
import { formatCount } from '@/lib/format';
import { can } from '@/lib/shared-props';
import { dbClients as routes } from '@/routes/generated';
import type { Choice } from '@/types/generated';

interface BulkActionsProps {
    selection: ListSelection;
    /** The number of matching DB clients on screen; null if not known exactly. */
    total: number | null;
    /** The colleagues a list can be assigned to. */
    people: readonly Choice[];
    canCleanUp: boolean;
    /** False for contractors, who can only clean up. */
    canManage: boolean;
}

export function BulkActions({ selection, total, people, canCleanUp, canManage }: BulkActionsProps) {
    const viewer = useViewer();
    const [dialog, setDialog] = useState<'list' | 'suppress' | 'clean-up' | null>(null);
    const [isSending, setIsSending] = useState(false);
    const [error, setError] = useState<string>();
    const close = () => {
        setDialog(null);
        setError(undefined);
    };
    const target = selection.allMatching
        ? `all ${total === null ? '' : `${formatCount(total)} `}matching DB clients`
        : countOf(selection.ids.length);

    const send = (route: { url: string; method: 'post' }, extra: Record<string, string> = {}) => {
        setIsSending(true);
        router.post(
            route,
            { ...selectionFields(selection, total), ...extra },
            {
                preserveScroll: true,
                preserveState: true,
                onSuccess: () => {
                    close();
                    selection.clear();
                },
                // Without a dialog, the banner shows it.
                onError: (errors) => setError(dialog === null ? undefined : errors.selection),
                onFinish: () => setIsSending(false),
            },
        );
    };

    return (
        <>
            {canManage && (
                <>
                    <Button size="sm" variant="primary" onClick={() => setDialog('list')}>
                        Create list
                    </Button>
                    <Button size="sm" loading={isSending && dialog === null} onClick={() => send(routes.bulkCheck())}>
                        Recheck details
                    </Button>
                    {!can(viewer, 'impersonating') && (
                        <Button size="sm" onClick={() => setDialog('suppress')}>
                            Mark as do not contact
                        </Button>
                    )}
                </>
            )}
            {canCleanUp && (
                <>
                    <Button size="sm" onClick={() => setDialog('clean-up')}>
                        Clean up
                    </Button>
                    <CleanupDialog open={dialog === 'clean-up'} target={target} selection={selection} onClose={close} />
                </>
            )}
            <CreateListDialog
                open={dialog === 'list'}
                onClose={close}
                selection={selection}
                total={total}
                people={people}
            />
            <SuppressDialog
                open={dialog === 'suppress'}
                target={target}
                loading={isSending}
                error={error}
                onConfirm={(reason) => send(routes.bulkSuppress(), { reason })}
                onClose={close}
            />
        </>
    );
}

function countOf(count: number): string {
    return count === 1 ? '1 DB client' : `${formatCount(count)} DB clients`;
}
