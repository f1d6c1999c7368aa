import type { ResourceForm } from '@/components/form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { MappingData } from '@/features/imports/mapping-data';
import { NOTHING } from '@/lib/format';
import type { ImportColumn, ImportFieldChoice } from '@/types/generated';

interface FieldRowProps {
    field: ImportFieldChoice;
    columns: readonly ImportColumn[];
    form: ResourceForm<MappingData>;
}

/** A field with its column, the value for empty cells, and sample values. */
export function FieldRow({ field, columns, form }: FieldRowProps) {
    const name = `column_${field.field}` as const;
    const chosen = form.data[name];
    const isPartOfName = field.field === 'first_name' || field.field === 'last_name';
    const isRequired = field.is_required && !(isPartOfName && form.data.column_full_name);
    const samples = chosen === '' ? [] : (columns[Number(chosen)]?.samples ?? []).filter((sample) => sample !== '');

    return (
        <li className="grid grid-cols-1 items-start gap-x-4 gap-y-2 px-4 py-3 lg:grid-cols-[11rem_1fr_1fr_1.2fr] lg:py-2">
            <span className="font-medium lg:pt-1.5">
                {field.label}
                {isRequired && <span className="text-compact font-normal text-muted"> · required</span>}
            </span>
            <Field label={`Column for ${field.label}`} error={form.errors[name]} required={isRequired} hideLabel>
                <Select
                    name={name}
                    options={columns.map((column, place) => ({ value: String(place), label: column.name }))}
                    placeholder="Not in the file"
                    clearable
                    value={chosen}
                    onChange={(value) => form.set(name, value)}
                />
            </Field>
            {field.has_default ? <DefaultField field={field} form={form} /> : <span className="max-lg:hidden" />}
            <span className="min-w-0 truncate text-compact text-muted lg:pt-2" title={samples.join(', ')}>
                {samples.length > 0 ? samples.join(' · ') : NOTHING}
            </span>
        </li>
    );
}

function DefaultField({ field, form }: Omit<FieldRowProps, 'columns'>) {
    const name = `default_${field.field}` as const;
    const set = (value: string) => form.set(name, value);

    return (
        <Field label={`${field.label} when the cell is empty`} error={form.errors[name]} hideLabel>
            {field.defaults.length > 0 ? (
                <Select
                    name={name}
                    options={field.defaults}
                    placeholder={`${field.label} for empty cells`}
                    clearable
                    value={form.data[name]}
                    onChange={set}
                />
            ) : (
                <Input
                    name={name}
                    maxLength={64}
                    placeholder={`${field.label} for empty cells`}
                    value={form.data[name]}
                    onChange={(event) => set(event.target.value)}
                />
            )}
        </Field>
    );
}
