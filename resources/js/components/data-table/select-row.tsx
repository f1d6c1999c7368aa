import type { Row, RowData } from '@tanstack/react-table';
import { useRef } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import type { DataTableFeatures } from './columns';

interface SelectRowProps<TRow extends RowData> {
    row: Row<DataTableFeatures, TRow>;
    label: string;
}

/** Selects a row. With Shift, all rows since the last selected one. */
export function SelectRow<TRow extends RowData>({ row, label }: SelectRowProps<TRow>) {
    const shiftKey = useRef(false);

    return (
        <Checkbox
            className="flex! -translate-y-px"
            aria-label={`Select ${label}`}
            checked={row.getIsSelected()}
            onClick={(event) => {
                shiftKey.current = event.shiftKey;
            }}
            onChange={(checked) => row.getToggleSelectedHandler()({ target: { checked }, shiftKey: shiftKey.current })}
        />
    );
}
