import { Button } from '@/components/ui/button';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { pluralize } from '@/lib/pluralize';
import { users as routes } from '@/routes/generated';
import type { LegacyTransferDetails } from '@/types/generated';

/** Start, discard or undo a transfer. */
export function TransferActions({ details }: { details: LegacyTransferDetails }) {
    const { take, ask, isBusy, confirmDialog } = useConfirmedStep();
    const { id, from_name, to_name, total_rows, moved_rows } = details.transfer;
    const route = { legacyTransfer: id };
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
                <Button loading={isBusy} onClick={() => take(routes.legacyTransferDestroy(route))}>
                    Discard
                </Button>
            )}
            {details.can_start && (
                <Button
                    variant="primary"
                    loading={isBusy}
                    onClick={() => ask(start, routes.legacyTransferApprove(route))}
                >
                    Start transfer
                </Button>
            )}
            {details.can_undo && (
                <Button loading={isBusy} onClick={() => ask(undo, routes.legacyTransferUndo(route))}>
                    Undo transfer
                </Button>
            )}
            {confirmDialog}
        </>
    );
}
