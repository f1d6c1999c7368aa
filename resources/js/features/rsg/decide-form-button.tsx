import { useState } from 'react';
import {
    AmountField,
    Form,
    FormActions,
    InputField,
    type ResourceForm,
    SelectField,
    TextareaField,
    useResourceForm,
} from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Tooltip } from '@/components/ui/tooltip';
import { DECISIONS } from '@/features/rsg/decision-texts';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDateTime } from '@/lib/format';
import { optionsOf } from '@/lib/options';
import { rsg } from '@/routes/generated';
import {
    type FormSubmissionRow,
    type FormSuggestion,
    RsgEventSeverityLabels,
    RsgLimitKindLabels,
    RsgLimitPeriodLabels,
} from '@/types/generated';

interface DecideFormButtonProps {
    form: FormSubmissionRow;
    suggestion: FormSuggestion;
}

interface DecisionFields {
    kind: string;
    period: string;
    amount: string;
    until: string;
    days: string;
    severity: string;
    note: string;
}

const LABELS = {
    kind: 'Limit',
    period: 'Period',
    amount: 'Amount',
    until: 'Until',
    days: 'Days',
    severity: 'Severity',
    note: 'Reason',
};

/** Opens the decision that belongs to the form's type. */
export function DecideFormButton({ form, suggestion }: DecideFormButtonProps) {
    const [isOpen, setIsOpen] = useState(false);
    const { verb, consequence, isDangerous } = DECISIONS[form.form_type];
    const { client } = form;

    if (client === null) {
        return (
            <Tooltip text="Link the form to a client first">
                <Button variant="primary" disabled>
                    {verb}
                </Button>
            </Tooltip>
        );
    }

    return (
        <>
            <Button variant="primary" onClick={() => setIsOpen(true)}>
                {verb}
            </Button>
            <Dialog
                open={isOpen}
                onClose={() => setIsOpen(false)}
                {...(isDangerous && { role: 'alertdialog' as const })}
                title={`${verb}: ${client.full_name}`}
                description={consequence}
            >
                <DecisionForm form={form} suggestion={suggestion} onClose={() => setIsOpen(false)} />
            </Dialog>
        </>
    );
}

// Mounted with the dialog, so that it starts with what the client asked for.
function DecisionForm({ form: submission, suggestion, onClose }: DecideFormButtonProps & { onClose: () => void }) {
    const timeZone = useTimeZone();
    const { verb, isDangerous = false } = DECISIONS[submission.form_type];
    const isEvent = verb === 'Open event';
    const form = useResourceForm<DecisionFields>({
        data: {
            kind: 'deposit',
            period: suggestion.period ?? 'week',
            amount: suggestion.amount ?? '',
            until: '',
            days: suggestion.days === null ? '' : String(suggestion.days),
            severity: 'medium',
            note: isEvent ? '' : `Form of ${formatDateTime(submission.submitted_at, timeZone)}`,
        },
        route: rsg.formSubmissionsDecide({ submission: submission.id }),
        extra: { seen_client_id: submission.client?.id ?? null },
        onSuccess: onClose,
    });

    return (
        <Form form={form} label="Decision" labels={LABELS}>
            <TypeFields form={form} type={submission.form_type} />
            {isEvent && (
                <SelectField
                    form={form}
                    name="severity"
                    label={LABELS.severity}
                    options={optionsOf(RsgEventSeverityLabels)}
                    required
                />
            )}
            <TextareaField
                form={form}
                name="note"
                label={isEvent ? 'Description' : LABELS.note}
                help="Recorded with the decision."
                required
                maxLength={isEvent ? 2000 : 255}
                rows={isEvent ? 4 : 2}
            />
            <FormActions submitVerb={verb} danger={isDangerous}>
                <Button onClick={onClose}>Cancel</Button>
            </FormActions>
        </Form>
    );
}

interface TypeFieldsProps {
    form: ResourceForm<DecisionFields>;
    type: FormSubmissionRow['form_type'];
}

function TypeFields({ form, type }: TypeFieldsProps) {
    switch (type) {
        case 'deposit_limit':
            return <LimitFields form={form} />;
        case 'self_exclusion':
            return (
                <InputField
                    form={form}
                    name="until"
                    label={LABELS.until}
                    type="date"
                    help="At least three months from today. Leave empty for a permanent exclusion."
                />
            );
        case 'time_out':
            return (
                <InputField
                    form={form}
                    name="days"
                    label={LABELS.days}
                    inputMode="numeric"
                    help="From 1 day (24 hours) to 365 days (12 months), starting now."
                    required
                />
            );
        default:
            return null;
    }
}

function LimitFields({ form }: { form: ResourceForm<DecisionFields> }) {
    return (
        <>
            <div className="grid gap-4 sm:grid-cols-2">
                <SelectField
                    form={form}
                    name="kind"
                    label={LABELS.kind}
                    options={optionsOf(RsgLimitKindLabels)}
                    required
                />
                <SelectField
                    form={form}
                    name="period"
                    label={LABELS.period}
                    options={optionsOf(RsgLimitPeriodLabels)}
                    required
                />
            </div>
            {form.data.kind === 'session' ? (
                <InputField
                    form={form}
                    name="amount"
                    label="Minutes"
                    inputMode="numeric"
                    help="Leave empty to remove the limit."
                />
            ) : (
                <AmountField
                    form={form}
                    label="Amount in dollars"
                    help="Leave empty to remove the limit."
                    required={false}
                />
            )}
        </>
    );
}
