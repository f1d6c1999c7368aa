import { ViewColumnsIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { layers, partOf } from '@/lib/deferred';
import type { RowData } from './columns';
import type { ColumnSet } from './list-model';
import type { DataTableModel } from './use-data-table';
import type { Density } from './use-table-preferences';

export interface TableSettingsProps<TRow extends RowData> {
    table: DataTableModel<TRow>;
    density: Density;
    onDensity: (density: Density) => void;
    onReset: () => void;
    sets: readonly ColumnSet[];
    onShow: (set: ColumnSet) => void;
    /** Saves the visible columns as a set. */
    onSave?: (() => void) | undefined;
}

const Panel = partOf(layers, ({ TableSettingsPanel }) => TableSettingsPanel) as <TRow extends RowData>(
    props: TableSettingsProps<TRow>,
) => ReactNode;

/** Column visibility and density, stored on this device. */
export function TableSettings<TRow extends RowData>(props: TableSettingsProps<TRow>) {
    return (
        <Popover
            label="Columns and density"
            align="end"
            className="w-64 p-0!"
            trigger={
                <Button size="sm" icon={ViewColumnsIcon}>
                    <span className="max-sm:sr-only">Columns</span>
                </Button>
            }
        >
            <Panel {...props} />
        </Popover>
    );
}
