import { useRef } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import type { DataTableModel } from './use-data-table';
import { useTick } from './use-tick';

interface SelectRowProps {
    id: string;
    label: string;
    isSelected: boolean;
    onSelect: DataTableModel<object>['select'];
}

/** Selects a row. With Shift, all rows since the last selected one. */
export function SelectRow({ id, label, isSelected, onSelect }: SelectRowProps) {
    const shiftKey = useRef(false);
    const [isTicked, tick] = useTick(isSelected, (checked) => onSelect(id, checked, shiftKey.current));

    return (
        <Checkbox
            className="flex! -translate-y-px"
            aria-label={`Select ${label}`}
            checked={isTicked}
            onClick={(event) => {
                shiftKey.current = event.shiftKey;
            }}
            onChange={tick}
        />
    );
}
