import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { columnLabel, type RowData } from './columns';
import type { TableSettingsProps } from './table-settings';

export function TableSettingsPanel<TRow extends RowData>(props: TableSettingsProps<TRow>) {
    const { table, density, onDensity, onReset, sets, onShow, onSave } = props;

    return (
        <>
            <fieldset className="max-h-80 overflow-y-auto p-1.5">
                <legend className="sr-only">Columns</legend>
                {table.columns.map((column) => (
                    <Checkbox
                        key={column.id}
                        label={columnLabel(column)}
                        className="flex! w-full rounded-tag px-2 py-1.5 touch:py-2.5 hover:bg-hover"
                        checked={table.visible.includes(column)}
                        disabled={column.meta?.primary === true}
                        onChange={(shown) => table.show(column.id, shown)}
                    />
                ))}
            </fieldset>
            {sets.length > 0 && (
                <div className="border-t border-line p-1.5">
                    <p className="px-2 pt-1 pb-1 text-2xs font-strong text-faint">Column sets</p>
                    {sets.map((set) => (
                        <button
                            key={set.id}
                            type="button"
                            onClick={() => onShow(set)}
                            className="flex w-full truncate rounded-tag px-2 py-1.5 text-left -outline-offset-2 touch:min-h-11 hover:bg-hover"
                        >
                            {set.name}
                        </button>
                    ))}
                </div>
            )}
            <div className="border-t border-line p-3">
                <RadioGroup
                    legend="Density"
                    inline
                    value={density}
                    onChange={onDensity}
                    options={[
                        { value: 'comfortable', label: 'Comfortable' },
                        { value: 'compact', label: 'Compact' },
                    ]}
                />
            </div>
            <div className="flex justify-end gap-2 border-t border-line px-3 py-2">
                {onSave && (
                    <Button size="sm" variant="ghost" className="mr-auto" onClick={onSave}>
                        Save as a set…
                    </Button>
                )}
                <Button size="sm" variant="ghost" onClick={onReset}>
                    Reset
                </Button>
            </div>
        </>
    );
}
