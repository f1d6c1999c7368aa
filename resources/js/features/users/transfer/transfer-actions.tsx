import { router } from '@inertiajs/react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { pluralize } from '@/lib/pluralize';
import { users as routes } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';
import type { LegacyTransferDetails } from '@/types/generated';

/** Start, discard or undo a transfer. */
export function TransferActions({ details }: { details: LegacyTransferDetails }) {
    const { confirm, confirmDialog } = useConfirm();
    const { id, from_name, to_name, total_rows, moved_rows } = details.transfer;
    const route = { legacyTransfer: id };
    const ask = async (question: Parameters<typeof confirm>[0], change: RouteDefinition) => {
        if (await confirm(question)) {
            router.visit(change, { preserveScroll: true });
        }
    };
    const start = {
        title: `Move ${pluralize(total_rows, 'record', 'records')} to ${to_name}?`,
        body: `${from_name} no longer has them. You can undo the transfer.`,
        confirmVerb: 'Start transfer',
    };
    const undo = {
        title: `Move ${pluralize(moved_rows, 'record', 'records')} back to ${from_name}?`,
        body: 'Records that a colleague has reassigned or closed since stay where they are.',
        confirmVerb: 'Undo transfer',
        danger: true,
    };

    return (
        <>
            {details.can_discard && (
                <Button onClick={() => router.visit(routes.legacyTransferDestroy(route))}>Discard</Button>
            )}
            {details.can_start && (
                <Button variant="primary" onClick={() => ask(start, routes.legacyTransferApprove(route))}>
                    Start transfer
                </Button>
            )}
            {details.can_undo && (
                <Button onClick={() => ask(undo, routes.legacyTransferUndo(route))}>Undo transfer</Button>
            )}
            {confirmDialog}
        </>
    );
}
