import { CheckboxField, Form, FormActions, type ResourceForm, useResourceForm } from '@/components/form';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { RadioGroup } from '@/components/ui/radio-group';
import { FieldRow } from '@/features/imports/field-row';
import { type MappingData, mappingData } from '@/features/imports/mapping-data';
import { clients } from '@/routes/generated';
import { type ImportDetails, type ImportMode, ImportModeValues, type ImportSettings } from '@/types/generated';

const MODES: Record<ImportMode, { label: string; description: string }> = {
    create: { label: 'Create new only', description: 'Existing people are skipped.' },
    update: { label: 'Update existing only', description: 'New people are skipped.' },
    upsert: { label: 'Create and update', description: 'New people are created and existing people are updated.' },
};

/** The form for the column mapping and the import mode. Submitting it starts the check. */
export function MappingForm({ details, settings }: { details: ImportDetails; settings: ImportSettings }) {
    const form = useResourceForm<MappingData>({
        data: mappingData(details),
        route: clients.importsCheck({ import: details.id }),
    });
    const labels = Object.fromEntries(settings.fields.map(({ field, label }) => [`column_${field}`, label]));

    return (
        <Form form={form} label="Columns" labels={labels}>
            <Card>
                <CardHeader
                    title="Match columns"
                    description="Preselected from the column names or from your last file with the same columns"
                />
                <div className="hidden gap-4 border-b border-line bg-sunken px-4 py-2 text-compact text-muted lg:grid lg:grid-cols-[11rem_1fr_1fr_1.2fr]">
                    <span>Field</span>
                    <span>Column in the file</span>
                    <span>Value for empty cells</span>
                    <span>First values</span>
                </div>
                <ul className="divide-y divide-line">
                    {settings.fields.map((field) => (
                        <FieldRow key={field.field} field={field} columns={settings.columns} form={form} />
                    ))}
                </ul>
            </Card>
            <ModeCard details={details} form={form} />
            <FormActions submitVerb="Check file" />
        </Form>
    );
}

function ModeCard({ details, form }: { details: ImportDetails; form: ResourceForm<MappingData> }) {
    const updates = form.data.mode !== 'create';

    return (
        <Card>
            <CardHeader title="Import mode" />
            <CardBody className="flex flex-col gap-4">
                <RadioGroup
                    legend="Mode"
                    hideLegend
                    value={form.data.mode}
                    onChange={(mode) => form.set('mode', mode)}
                    options={ImportModeValues.map((value) => ({ value, ...MODES[value] }))}
                />
                {updates && (
                    <CheckboxField
                        form={form}
                        name="blank_clears"
                        label="Empty cells clear the field"
                        help="Otherwise empty cells keep the current value. Names and company are never cleared."
                    />
                )}
                {details.kind === 'clients' && form.data.mode !== 'update' && (
                    <CheckboxField
                        form={form}
                        name="needs_check"
                        label="New clients need the New Account check"
                        help="Otherwise they are imported as active clients who were already checked."
                    />
                )}
                <MatchRule details={details} />
            </CardBody>
        </Card>
    );
}

/** Explains how rows are matched to existing people. */
function MatchRule({ details }: { details: ImportDetails }) {
    return (
        <p className="max-w-prose text-compact text-pretty text-muted">
            Existing people are found {details.kind === 'clients' && 'by PIN, '}by mobile or email when the first name
            and date of birth agree, or by name and date of birth. A row that shares a mobile or email with another
            person waits for your decision.
            {details.kind === 'clients' && ' The status applies to new clients only.'}
            {details.kind === 'leads' && ' A lead needs a mobile or an email.'}
            {details.kind === 'db_clients' && ' Phone numbers and addresses are added, never removed.'} Values for empty
            cells apply to new people only. SMS opt-outs, barred and BetStop marks, ratings and balances never change.
            People who are barred or on BetStop are not imported.
        </p>
    );
}
