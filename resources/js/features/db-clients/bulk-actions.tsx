import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { ListSelection } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { CleanupDialog } from '@/features/db-clients/cleanup-dialog';
import { CreateListDialog } from '@/features/db-clients/create-list-dialog';
import { selectionFields } from '@/features/db-clients/prospect-selection';
import { SuppressDialog } from '@/features/db-clients/suppress-dialog';
import { formatCount } from '@/lib/format';
import { dbClients as routes } from '@/routes/generated';
import type { Choice } from '@/types/generated';

interface BulkActionsProps {
    selection: ListSelection;
    /** Whom a list can be given to. */
    people: readonly Choice[];
    canCleanUp: boolean;
}

/** What can be done with the selected prospects. */
export function BulkActions({ selection, people, canCleanUp }: BulkActionsProps) {
    const [dialog, setDialog] = useState<'list' | 'suppress' | 'clean-up' | null>(null);
    const [isSending, setIsSending] = useState(false);
    const close = () => setDialog(null);
    const whom = selection.allMatching ? 'all that match' : countOf(selection.ids.length);

    const send = (route: { url: string; method: 'post' }, extra: Record<string, string> = {}) => {
        setIsSending(true);
        router.post(
            route,
            { ...selectionFields(selection), ...extra },
            {
                preserveScroll: true,
                preserveState: true,
                onSuccess: () => {
                    close();
                    selection.clear();
                },
                onFinish: () => setIsSending(false),
            },
        );
    };

    return (
        <>
            <Button size="sm" variant="primary" onClick={() => setDialog('list')}>
                Make list
            </Button>
            <Button size="sm" loading={isSending && dialog === null} onClick={() => send(routes.bulkCheck())}>
                Check
            </Button>
            <Button size="sm" onClick={() => setDialog('suppress')}>
                Suppress
            </Button>
            {canCleanUp && (
                <>
                    <Button size="sm" onClick={() => setDialog('clean-up')}>
                        Clean up
                    </Button>
                    <CleanupDialog open={dialog === 'clean-up'} whom={whom} selection={selection} onClose={close} />
                </>
            )}
            <CreateListDialog open={dialog === 'list'} onClose={close} selection={selection} people={people} />
            <SuppressDialog
                open={dialog === 'suppress'}
                whom={whom}
                loading={isSending}
                onConfirm={(reason) => send(routes.bulkSuppress(), { reason })}
                onClose={close}
            />
        </>
    );
}

function countOf(count: number): string {
    return count === 1 ? 'one prospect' : `${formatCount(count)} prospects`;
}
