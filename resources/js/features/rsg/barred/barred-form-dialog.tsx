import { FormDialog, InputField, SelectField, TextareaField, useResourceForm } from '@/components/form';
import { rsg } from '@/routes/generated';
import {
    AustralianStateLabels,
    AustralianStateValues,
    type BarredEntryDetails,
    type BarredEntryForm,
    BarredListLabels,
    BarredListValues,
} from '@/types/generated';

interface BarredFormDialogProps {
    /** The entry to edit; null to add one. */
    entry: BarredEntryDetails | null;
    open: boolean;
    onClose: () => void;
}

const LABELS = {
    list: 'List',
    jurisdiction: 'State',
    source: 'List name',
    external_reference: 'Reference',
    first_name: 'First name',
    last_name: 'Last name',
    date_of_birth: 'Date of birth',
    mobile_e164: 'Mobile',
    email: 'Email',
    address: 'Street address',
    suburb: 'Suburb',
    postcode: 'Postcode',
    from_on: 'First day',
    until_on: 'Last day',
    reason: 'Why this person is barred',
    why: 'Why you change this entry',
};

const LISTS = BarredListValues.map((value) => ({ value, label: BarredListLabels[value] }));
const STATES = AustralianStateValues.map((value) => ({ value, label: AustralianStateLabels[value] }));

/** Adds or edits an entry of a barred list. */
export function BarredFormDialog({ entry, open, onClose }: BarredFormDialogProps) {
    const isNew = entry === null;
    const form = useResourceForm({
        data: { ...dataOf(entry?.form ?? undefined), ...(isNew ? { list: '' } : { why: '' }) } as FormFields,
        route: isNew ? rsg.barredListStore() : rsg.barredListUpdate({ barredEntry: entry.row.id }),
        onSuccess: onClose,
        ...(isNew ? { isOnce: true } : { extra: { version: entry.form?.version ?? 1 } }),
    });

    const detail = <TName extends keyof BarredEntryForm & keyof FormFields>(name: TName) => ({
        name,
        label: LABELS[name],
        disabled: (entry?.form?.[name] ?? '') !== '',
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            size="lg"
            title={isNew ? 'Add barred person' : `Edit the entry of ${entry.row.full_name}`}
            description={
                isNew
                    ? 'A client who is certainly this person is barred straight away, and messages to them stop.'
                    : 'The person is recognised by name, date of birth, mobile and email. You can add a missing one but not change one. To replace one, add another entry and request a lift of this one.'
            }
            submitVerb={isNew ? 'Add barred person' : 'Save entry'}
            labels={LABELS}
        >
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                {isNew && <SelectField form={form} name="list" label={LABELS.list} required options={LISTS} />}
                <SelectField
                    form={form}
                    name="jurisdiction"
                    label={LABELS.jurisdiction}
                    options={STATES}
                    placeholder="Our own list"
                />
                <InputField form={form} name="source" label={LABELS.source} maxLength={100} />
                <InputField form={form} name="external_reference" label={LABELS.external_reference} maxLength={64} />
                <InputField form={form} {...detail('first_name')} required maxLength={100} />
                <InputField form={form} {...detail('last_name')} required maxLength={100} />
                <InputField form={form} {...detail('date_of_birth')} type="date" />
                <InputField form={form} {...detail('mobile_e164')} type="tel" maxLength={30} />
                <InputField form={form} {...detail('email')} type="email" maxLength={255} />
                <InputField form={form} name="address" label={LABELS.address} maxLength={255} />
                <InputField form={form} name="suburb" label={LABELS.suburb} maxLength={100} />
                <InputField form={form} name="postcode" label={LABELS.postcode} inputMode="numeric" maxLength={4} />
                <InputField form={form} name="from_on" label={LABELS.from_on} type="date" required />
                <InputField
                    form={form}
                    name="until_on"
                    label={LABELS.until_on}
                    type="date"
                    help={
                        isNew
                            ? 'Leave empty when there is no end.'
                            : 'Can only move later. To end it earlier, request a lift.'
                    }
                />
                <TextareaField
                    form={form}
                    name="reason"
                    label={LABELS.reason}
                    required
                    maxLength={255}
                    rows={2}
                    className="sm:col-span-2"
                />
                {!isNew && (
                    <InputField
                        form={form}
                        name="why"
                        label={LABELS.why}
                        required
                        maxLength={255}
                        className="sm:col-span-2"
                    />
                )}
            </div>
        </FormDialog>
    );
}

type FormFields = Record<keyof typeof LABELS, string>;

function dataOf(values: BarredEntryForm | undefined): Omit<FormFields, 'list' | 'why'> {
    return {
        jurisdiction: values?.jurisdiction ?? '',
        source: values?.source ?? '',
        external_reference: values?.external_reference ?? '',
        first_name: values?.first_name ?? '',
        last_name: values?.last_name ?? '',
        date_of_birth: values?.date_of_birth ?? '',
        mobile_e164: values?.mobile_e164 ?? '',
        email: values?.email ?? '',
        address: values?.address ?? '',
        suburb: values?.suburb ?? '',
        postcode: values?.postcode ?? '',
        reason: values?.reason ?? '',
        from_on: values?.from_on ?? '',
        until_on: values?.until_on ?? '',
    };
}
