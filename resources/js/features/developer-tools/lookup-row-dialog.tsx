import { FormDialog, InputField, SelectField, useResourceForm } from '@/components/form';
import { CompanyMark } from '@/components/ui/company-mark';
import type { DialogState } from '@/features/automations/mapping-actions';
import { nova } from '@/routes/generated';
import type { LookupField, LookupRow, LookupTablePage } from '@/types/generated';

interface LookupRowDialogProps extends DialogState {
    page: LookupTablePage;
    /** Null for a new one. */
    row: LookupRow | null;
}

/** Adds or changes a row of a lookup table. */
export function LookupRowDialog({ page, row, open, onClose }: LookupRowDialogProps) {
    const { table, noun } = page;
    const fields = page.fields.filter((field) => !row || !field.is_fixed);
    const form = useResourceForm<Record<string, string>>({
        data: Object.fromEntries(fields.map((field) => [field.name, row?.values[field.name] ?? firstChoice(field)])),
        route: row ? nova.update({ lookupTable: table, lookupRow: row.id }) : nova.store({ lookupTable: table }),
        onSuccess: onClose,
        ...(row && { extra: { version: row.version } }),
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            title={row ? `Edit ${row.label}` : `Add ${noun}`}
            submitVerb={row ? `Save ${noun}` : `Add ${noun}`}
            labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
        >
            {fields.map(({ name, kind, help, is_required, choices }) => {
                const shared = { form, name, help, required: is_required };

                return kind === 'choice' ? (
                    <SelectField key={name} {...shared} options={choices} />
                ) : (
                    <InputField
                        key={name}
                        {...shared}
                        type={kind === 'url' ? 'url' : 'text'}
                        maxLength={kind === 'url' ? 255 : kind === 'color' ? 7 : 100}
                        autoComplete="off"
                        {...(kind === 'color' && {
                            trailing: (
                                <CompanyMark name={form.data.name ?? ''} color={form.data[name] ?? null} markOnly />
                            ),
                        })}
                    />
                );
            })}
        </FormDialog>
    );
}

function firstChoice({ choices, is_required }: LookupField): string {
    return (is_required && choices[0]?.value) || '';
}
