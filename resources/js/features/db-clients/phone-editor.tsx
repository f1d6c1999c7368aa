import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { DateInput } from '@/components/ui/date-input';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type RowsProps, rowKeys, withField, without } from '@/features/db-clients/edit-rows';
import { ConsentBasisLabels, ConsentBasisValues, type DbPhoneForm } from '@/types/generated';

export type PhoneFields = Pick<DbPhoneForm, keyof DbPhoneForm>;

const MAX_PHONES = 10;
const EMPTY: PhoneFields = { id: '', number: '', source: '', consent_basis: 'unknown', consent_on: '', evidence: '' };
const CONSENTS = ConsentBasisValues.map((value) => ({ value, label: ConsentBasisLabels[value] }));

/** Edits the phone numbers of a DB client with their source and consent. */
export function PhoneEditor({ rows, onChange, errors }: RowsProps<PhoneFields>) {
    const keys = rowKeys(rows);

    return (
        <div className="flex flex-col gap-3">
            {rows.map((phone, index) => (
                <PhoneRow
                    key={keys[index]}
                    phone={phone}
                    index={index}
                    rows={rows}
                    onChange={onChange}
                    errors={errors}
                />
            ))}
            <Button
                className="self-start"
                icon={PlusIcon}
                disabled={rows.length >= MAX_PHONES}
                onClick={() => onChange([...rows, EMPTY])}
            >
                Add number
            </Button>
        </div>
    );
}

interface PhoneRowProps extends RowsProps<PhoneFields> {
    phone: PhoneFields;
    index: number;
}

function PhoneRow({ phone, index, rows, onChange, errors }: PhoneRowProps) {
    const set = (name: keyof PhoneFields) => (value: string) => onChange(withField(rows, index, name, value));
    const error = (name: string) => errors[`phones.${index}.${name}`];

    return (
        <fieldset
            aria-label={`Number ${index + 1}`}
            className="grid gap-x-3 gap-y-4 rounded-control border border-line p-3 sm:grid-cols-6"
        >
            <div data-field={`phones.${index}.number`} className="sm:col-span-2">
                <Field label="Number" required error={error('number')}>
                    <Input
                        type="tel"
                        value={phone.number}
                        maxLength={30}
                        onChange={(event) => set('number')(event.target.value)}
                    />
                </Field>
            </div>
            <div data-field={`phones.${index}.source`} className="sm:col-span-2">
                <Field label="Source" error={error('source')}>
                    <Input
                        value={phone.source}
                        maxLength={64}
                        onChange={(event) => set('source')(event.target.value)}
                    />
                </Field>
            </div>
            <div className="flex items-end gap-2 self-start sm:col-span-2">
                <Field label="Consent" required error={error('consent_basis')} className="flex-1">
                    <Select options={CONSENTS} value={phone.consent_basis} onChange={set('consent_basis')} />
                </Field>
                <IconButton
                    icon={TrashIcon}
                    label={`Remove number ${index + 1}`}
                    onClick={() => onChange(without(rows, index))}
                />
            </div>
            <div data-field={`phones.${index}.consent_on`} className="sm:col-span-2">
                <Field label="Consent given on" error={error('consent_on')}>
                    <DateInput value={phone.consent_on} onChange={set('consent_on')} />
                </Field>
            </div>
            <div data-field={`phones.${index}.evidence`} className="sm:col-span-4">
                <Field
                    label="Evidence"
                    required={phone.consent_basis === 'express'}
                    help="For example a form, a recording or a reference."
                    error={error('evidence')}
                >
                    <Input
                        value={phone.evidence}
                        maxLength={255}
                        onChange={(event) => set('evidence')(event.target.value)}
                    />
                </Field>
            </div>
        </fieldset>
    );
}
