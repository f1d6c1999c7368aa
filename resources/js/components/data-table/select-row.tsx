import { useRef } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import type { DataTableModel } from './use-data-table';

interface SelectRowProps {
    id: string;
    label: string;
    isSelected: boolean;
    onSelect: DataTableModel<object>['select'];
}

/** Selects a row. With Shift, all rows since the last selected one. */
export function SelectRow({ id, label, isSelected, onSelect }: SelectRowProps) {
    const shiftKey = useRef(false);

    return (
        <Checkbox
            className="flex! -translate-y-px"
            aria-label={`Select ${label}`}
            checked={isSelected}
            onClick={(event) => {
                shiftKey.current = event.shiftKey;
            }}
            onChange={(checked) => onSelect(id, checked, shiftKey.current)}
        />
    );
}
