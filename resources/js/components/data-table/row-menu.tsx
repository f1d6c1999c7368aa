import { EllipsisHorizontalIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import type { RowData } from '@/components/data-table/columns';
import { buttonColumn } from '@/components/data-table/list-columns';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';

/** Actions of one row. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
    return (
        <Menu
            trigger={
                <IconButton
                    icon={EllipsisHorizontalIcon}
                    label={`Actions for ${name}`}
                    size="sm"
                    className="-my-1 align-middle"
                />
            }
        >
            {children}
        </Menu>
    );
}

/** The column of the menu at the end of each row. On cards it is beside the heading. */
export function menuColumn<TRow extends RowData>(cell: (row: TRow) => ReactNode) {
    return buttonColumn(cell, { phoneFoot: false, phoneAside: true });
}
