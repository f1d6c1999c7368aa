import { Total, TotalsStrip } from '@/components/ui/totals-strip';
import { formatCount } from '@/lib/format';
import type { BarredImportDetails } from '@/types/generated';

/** The number of rows by change: expected after the check, actual after the import. */
export function ImportTotals({ details: { row, total_rows } }: { details: BarredImportDetails }) {
    const totals = [
        ['Rows', total_rows],
        ['Added', row.added_rows],
        ['Changed', row.changed_rows],
        [row.status === 'checked' ? 'Not in the file' : 'Lifted', row.lifted_rows],
        ['Unchanged', row.unchanged_rows],
        ['Skipped', row.skipped_rows],
        ['Errors', row.error_rows],
    ] as const;

    return (
        <TotalsStrip loading={false}>
            {totals.map(([label, rows]) => (
                <Total key={label} label={label}>
                    {formatCount(rows)}
                </Total>
            ))}
        </TotalsStrip>
    );
}
