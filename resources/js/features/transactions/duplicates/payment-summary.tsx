import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { DepositStatusBadge } from '@/features/deposits/deposit-badges';
import type { DuplicateLine, DuplicateRow } from '@/types/generated';

interface PaymentSummaryProps {
    line: DuplicateLine;
    duplicate: DuplicateRow;
}

/** One payment of a case in two lines: who paid when, and what became of it. */
export function PaymentSummary({ line, duplicate }: PaymentSummaryProps) {
    return (
        <div className="flex min-w-0 flex-col font-normal sm:max-w-64">
            <span className="flex items-center gap-1.5">
                <span className="truncate font-medium" title={line.description}>
                    {line.payer_name ?? 'Payer not named'}
                </span>
                {duplicate.repeat_bank_line_id === line.bank_line_id && <Badge tone="danger">Duplicate</Badge>}
                {line.is_of_file && <Badge>Bank file</Badge>}
            </span>
            <span className="flex items-center gap-1.5 text-compact text-muted">
                <DateTime value={line.value_at} dateOnly={line.is_of_file} />
                {line.deposit_status !== null && <DepositStatusBadge status={line.deposit_status} />}
            </span>
        </div>
    );
}
