import { columnsFor, StaticTable } from '@/components/data-table';
import { Card, CardHeader } from '@/components/ui/card';
import { formatCount, NOTHING } from '@/lib/format';
import type { ImportLine, ImportUndoWarning } from '@/types/generated';

const column = columnsFor<ImportLine>();

const COLUMNS = [
    column.accessor('row_no', {
        header: 'Row',
        cell: ({ row_no }) => formatCount(row_no),
        meta: { align: 'right', className: 'w-px' },
    }),
    column.accessor('who', {
        header: 'Person',
        cell: ({ who }) => who || NOTHING,
        meta: { primary: true },
    }),
];

/** The records whose later changes are kept when the import is undone. */
export function UndoWarning({ warning }: { warning: ImportUndoWarning }) {
    return (
        <Card>
            <CardHeader
                title="Changed since the import"
                description={`Undoing the import keeps these changes.${warning.has_more ? ' Only the first records are shown.' : ''}`}
            />
            <StaticTable
                label="Changed since the import"
                rows={warning.kept}
                columns={COLUMNS}
                rowId={(line) => String(line.row_no)}
                rowLabel={(line) => `Row ${line.row_no}`}
            />
        </Card>
    );
}
