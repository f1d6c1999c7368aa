import { columnsFor, StaticTable } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { formatCount } from '@/lib/format';
import { type BankFileLine, PaymentRailLabels } from '@/types/generated';

const column = columnsFor<BankFileLine>();

const row = column.accessor('row', {
    header: 'Row',
    cell: ({ row }) => <span className="text-faint">{formatCount(row)}</span>,
    meta: { align: 'right', className: 'w-px' },
});
const date = column.accessor('date', { header: 'Date', meta: { className: 'tabular' } });
const description = column.accessor('description', {
    header: 'Description',
    cell: ({ description }) => <span className="wrap-anywhere">{description || 'No description'}</span>,
    meta: { primary: true, className: 'w-full min-w-56 py-1.5 whitespace-normal!' },
});
const rail = column.accessor('rail', {
    header: 'Rail',
    cell: ({ rail }) => rail && <Badge>{PaymentRailLabels[rail]}</Badge>,
});
const amount = column.accessor('amount_cents', {
    header: 'Amount',
    cell: ({ amount_cents }) => <Money cents={amount_cents} className="font-medium" />,
    meta: { align: 'right', phoneAside: true },
});
const reason = (header: string) =>
    column.accessor('reason', {
        header,
        cell: ({ reason }) => <span className="text-muted">{reason}</span>,
        meta: { phoneFoot: true, className: 'min-w-64 py-1.5 whitespace-normal!' },
    });

const NEW_COLUMNS = [row, date, description, rail, amount];
const JUDGED_COLUMNS = [row, date, description, rail, amount, reason('Reason')];
const LEFT_OUT_COLUMNS = [row, date, description, amount, reason('Reason')];

interface BankFileLinesProps {
    label: string;
    lines: readonly BankFileLine[];
    /** Total number of rows. `lines` may hold only the first ones. */
    count: number;
}

/** Rows with the same outcome. */
export function BankFileLines({ label, lines, count }: BankFileLinesProps) {
    return (
        <div className="overflow-clip rounded-card border border-line">
            <StaticTable
                label={label}
                rows={lines}
                columns={columnsOf(lines)}
                rowId={(line) => String(line.row)}
                rowLabel={(line) => `Row ${line.row}`}
            />
            {lines.length < count && (
                <p className="px-4 py-2.5 text-compact text-muted">
                    Showing the first {formatCount(lines.length)} of {formatCount(count)} rows.
                </p>
            )}
        </div>
    );
}

function columnsOf(lines: readonly BankFileLine[]) {
    if (lines.every(({ reason }) => reason === null)) {
        return NEW_COLUMNS;
    }

    return lines.some(({ outcome }) => outcome === 'new') ? JUDGED_COLUMNS : LEFT_OUT_COLUMNS;
}
