import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { DateInput } from '@/components/ui/date-input';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type RowsProps, rowKeys, withField, without } from '@/features/db-clients/edit-rows';
import type { Choice, DbAddressForm } from '@/types/generated';

export type AddressFields = Pick<DbAddressForm, keyof DbAddressForm>;

const MAX_ADDRESSES = 20;
const EMPTY: AddressFields = {
    id: '',
    line: '',
    suburb: '',
    state: '',
    postcode: '',
    from_on: '',
    to_on: '',
    source: '',
};

interface AddressEditorProps extends RowsProps<AddressFields> {
    states: readonly Choice[];
}

/** Edits the dated addresses of a DB client. The current address has no last day. */
export function AddressEditor({ rows, onChange, errors, states }: AddressEditorProps) {
    const keys = rowKeys(rows);

    return (
        <div className="flex flex-col gap-3">
            {rows.map((address, index) => (
                <AddressRow
                    key={keys[index]}
                    address={address}
                    index={index}
                    rows={rows}
                    onChange={onChange}
                    errors={errors}
                    states={states}
                />
            ))}
            <Button
                className="self-start"
                icon={PlusIcon}
                disabled={rows.length >= MAX_ADDRESSES}
                onClick={() => onChange([...rows, EMPTY])}
            >
                Add address
            </Button>
        </div>
    );
}

interface AddressRowProps extends AddressEditorProps {
    address: AddressFields;
    index: number;
}

function AddressRow({ address, index, rows, onChange, errors, states }: AddressRowProps) {
    const set = (name: keyof AddressFields) => (value: string) => onChange(withField(rows, index, name, value));
    // A stored address may lack its suburb or state: imports leave such addresses.
    const isNew = address.id === '';
    const text = (name: keyof AddressFields, label: string, more: { required?: boolean } = {}) => (
        <Field label={label} required={more.required ?? false} error={errors[`addresses.${index}.${name}`]}>
            <Input value={address[name]} onChange={(event) => set(name)(event.target.value)} />
        </Field>
    );

    const day = (name: 'from_on' | 'to_on', label: string) => (
        <Field label={label} error={errors[`addresses.${index}.${name}`]}>
            <DateInput value={address[name]} onChange={set(name)} />
        </Field>
    );

    return (
        <fieldset
            aria-label={`Address ${index + 1}`}
            className="grid gap-x-3 gap-y-4 rounded-control border border-line p-3 sm:grid-cols-6"
        >
            <div data-field={`addresses.${index}.line`} className="sm:col-span-3">
                {text('line', 'Street')}
            </div>
            <div data-field={`addresses.${index}.suburb`} className="sm:col-span-3">
                {text('suburb', 'Suburb', { required: isNew })}
            </div>
            <div data-field={`addresses.${index}.state`} className="sm:col-span-2">
                <Field label="State" required={isNew} error={errors[`addresses.${index}.state`]}>
                    <Select
                        options={states.map(({ value, label }) => ({ value, label }))}
                        placeholder="Choose…"
                        value={address.state}
                        onChange={set('state')}
                    />
                </Field>
            </div>
            <div data-field={`addresses.${index}.postcode`} className="sm:col-span-2">
                {text('postcode', 'Postcode')}
            </div>
            <div className="flex items-end gap-2 self-start sm:col-span-2">
                <div className="min-w-0 flex-1">{text('source', 'Source')}</div>
                <IconButton
                    icon={TrashIcon}
                    label={`Remove address ${index + 1}`}
                    onClick={() => onChange(without(rows, index))}
                />
            </div>
            <div data-field={`addresses.${index}.from_on`} className="sm:col-span-3">
                {day('from_on', 'First day')}
            </div>
            <div data-field={`addresses.${index}.to_on`} className="sm:col-span-3">
                {day('to_on', 'Last day')}
            </div>
        </fieldset>
    );
}
