import { router } from '@inertiajs/react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { formatCount } from '@/lib/format';
import { users as routes } from '@/routes/generated';
import type { LegacyTransferDetails } from '@/types/generated';

/** Start, discard or undo a transfer. */
export function TransferActions({ details }: { details: LegacyTransferDetails }) {
    const { confirm, confirmDialog } = useConfirm();
    const { id, from_name, to_name, total_rows, moved_rows } = details.transfer;
    const route = { legacyTransfer: id };
    const records = (count: number) => (count === 1 ? '1 record' : `${formatCount(count)} records`);

    const start = async () => {
        const answer = await confirm({
            title: `Move ${records(total_rows)} to ${to_name}?`,
            body: `${from_name} no longer has them. You can undo the transfer.`,
            confirmVerb: 'Start transfer',
        });
        if (answer) {
            router.visit(routes.legacyTransferApprove(route), { preserveScroll: true });
        }
    };

    const undo = async () => {
        const answer = await confirm({
            title: `Move ${records(moved_rows)} back to ${from_name}?`,
            body: 'Records that a colleague has reassigned since stay where they are.',
            confirmVerb: 'Undo transfer',
            danger: true,
        });
        if (answer) {
            router.visit(routes.legacyTransferUndo(route), { preserveScroll: true });
        }
    };

    return (
        <>
            {details.can_discard && (
                <Button onClick={() => router.visit(routes.legacyTransferDestroy(route))}>Discard</Button>
            )}
            {details.can_start && (
                <Button variant="primary" onClick={() => void start()}>
                    Start transfer
                </Button>
            )}
            {details.can_undo && <Button onClick={() => void undo()}>Undo transfer</Button>}
            {confirmDialog}
        </>
    );
}
