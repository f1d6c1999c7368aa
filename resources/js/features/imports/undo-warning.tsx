import { columnsFor, StaticTable } from '@/components/data-table';
import { Card, CardHeader } from '@/components/ui/card';
import { formatCount, NOTHING } from '@/lib/format';
import type { ImportLine, ImportUndoWarning } from '@/types/generated';

const column = columnsFor<ImportLine>();

const COLUMNS = column.columns([
    column.accessor('row_no', {
        header: 'Row',
        cell: ({ getValue }) => formatCount(getValue()),
        meta: { align: 'right', className: 'w-px' },
    }),
    column.accessor('who', {
        header: 'Person',
        cell: ({ getValue }) => getValue() || NOTHING,
        meta: { primary: true },
    }),
]);

/** The records that an undo leaves alone, in full or in part. */
export function UndoWarning({ warning }: { warning: ImportUndoWarning }) {
    return (
        <Card>
            <CardHeader
                title="Worked with since the import"
                description={`An undo keeps what somebody changed on these records${warning.has_more ? '; the first ones are shown' : ''}.`}
            />
            <StaticTable
                label="Worked with since the import"
                rows={warning.kept}
                columns={COLUMNS}
                rowId={(line) => String(line.row_no)}
                rowLabel={(line) => `Row ${line.row_no}`}
            />
        </Card>
    );
}
