import { columnsOf } from '@/components/data-table';
import { DateTime } from '@/components/ui/date-time';
import { TransferStatus } from '@/features/users/transfer/transfer-status';
import { formatCount } from '@/lib/format';
import { legacyTransferList } from '@/types/generated/lists';

export const TRANSFER_COLUMNS = columnsOf(legacyTransferList, {
    from_name: { primary: true },
    status: { cell: (transfer) => <TransferStatus status={transfer.status} />, phoneAside: true },
    total_rows: { cell: (transfer) => formatCount(transfer.total_rows), align: 'right' },
    reason: { fluid: true, hideOnPhone: true },
    created_at: { cell: (transfer) => <DateTime value={transfer.created_at} />, descendingFirst: true },
});
