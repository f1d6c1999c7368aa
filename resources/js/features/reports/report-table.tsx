import { useMemo, useState } from 'react';
import { StaticTable } from '@/components/data-table';
import { labelOf, type ReportBy, reportColumns } from '@/features/reports/report-columns';
import { sorted } from '@/features/reports/sorted';
import type { ReportRow } from '@/types/generated';

interface ReportTableProps {
    label: string;
    by: ReportBy;
    rows: readonly ReportRow[];
    total: ReportRow;
    /** Opens the records behind a row. */
    rowHref?: (row: ReportRow) => string;
}

/** The rows of a report with the total below. A column heading sorts them in the browser, because all of them are here. */
export function ReportTable({ label, by, rows, total, rowHref }: ReportTableProps) {
    const [sort, setSort] = useState('');
    const columns = useMemo(() => reportColumns(by), [by]);
    const shown = useMemo(() => [...sorted(rows, sort), total], [rows, sort, total]);

    return (
        <StaticTable
            label={label}
            rows={shown}
            columns={columns}
            rowId={(row) => `row-${row.key === '' ? row.label : row.key}`}
            rowLabel={(row) => labelOf(row, by)}
            rowClassName={(row) => (row === total ? 'font-strong' : undefined)}
            rowHref={rowHref}
            sort={sort}
            onSort={setSort}
        />
    );
}
