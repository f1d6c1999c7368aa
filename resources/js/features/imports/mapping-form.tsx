import { CheckboxField, Form, FormActions, type ResourceForm, useResourceForm } from '@/components/form';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { RadioGroup } from '@/components/ui/radio-group';
import { FieldRow } from '@/features/imports/field-row';
import { type MappingData, mappingData } from '@/features/imports/mapping-data';
import { clients } from '@/routes/generated';
import { type ImportDetails, type ImportMode, ImportModeValues, type ImportSettings } from '@/types/generated';

const MODES: Record<ImportMode, { label: string; description: string }> = {
    create: { label: 'Create new only', description: 'People who are known already are left out.' },
    update: { label: 'Update known only', description: 'Nobody new is made.' },
    upsert: { label: 'Create and update', description: 'New people are made, known ones are changed.' },
};

/** Which column holds what, and what the import may do; sending it starts the check. */
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
                    title="What the columns hold"
                    description="Guessed by their names, or as you chose them last time for a file like this."
                />
                <div className="hidden gap-4 border-b border-line bg-sunken px-4 py-2 text-compact text-muted lg:grid lg:grid-cols-[11rem_1fr_1fr_1.2fr]">
                    <span>Field</span>
                    <span>Column of the file</span>
                    <span>When the cell is empty</span>
                    <span>First values</span>
                </div>
                <ul className="divide-y divide-line">
                    {settings.fields.map((field) => (
                        <FieldRow key={field.field} field={field} columns={settings.columns} form={form} />
                    ))}
                </ul>
            </Card>
            <ModeCard details={details} form={form} />
            <FormActions submitVerb="Check the file" />
        </Form>
    );
}

function ModeCard({ details, form }: { details: ImportDetails; form: ResourceForm<MappingData> }) {
    const updates = form.data.mode !== 'create';

    return (
        <Card>
            <CardHeader title="What the import may do" />
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
                        label="An empty cell empties the field"
                        help="Otherwise an empty cell leaves what is there. Names and company are never emptied."
                    />
                )}
                {details.kind === 'clients' && form.data.mode !== 'update' && (
                    <CheckboxField
                        form={form}
                        name="needs_check"
                        label="New clients need the New Account check"
                        help="Otherwise they count as existing customers: active, and checked already."
                    />
                )}
                <MatchRule details={details} />
            </CardBody>
        </Card>
    );
}

/** Stated where it is decided by it. */
function MatchRule({ details }: { details: ImportDetails }) {
    return (
        <p className="max-w-prose text-compact text-pretty text-muted">
            A person is known when {details.kind === 'clients' && 'the PIN is theirs; or '}a mobile or the e-mail is
            theirs and the last name or date of birth agrees; or name and date of birth are theirs, however the name is
            written.
            {details.kind === 'clients' && ' The status is taken for new clients only.'}
            {details.kind === 'leads' && ' A lead has a mobile or an e-mail.'}
            {details.kind === 'db_clients' && ' Numbers and addresses are added, and none is taken away.'} Values for
            empty cells are for new people. SMS opt-outs, barred and BetStop marks, ratings and money are never touched;
            people who are barred or on BetStop are not brought in.
        </p>
    );
}
