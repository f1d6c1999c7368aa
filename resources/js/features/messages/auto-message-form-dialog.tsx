import { AmountField, FormDialog, InputField, SelectField, useResourceForm } from '@/components/form';
import { SmsPreview } from '@/features/messages/sms-preview';
import { toOptions } from '@/lib/options';
import { messages } from '@/routes/generated';
import {
    AustralianStateLabels,
    AustralianStateValues,
    type AutoMessageRow,
    type AutoMessagesPage,
    AutoMessageTriggerLabels,
} from '@/types/generated';

interface AutoMessageFormDialogProps {
    /** The auto message to edit; null to add one. */
    message: AutoMessageRow | null;
    page: Pick<AutoMessagesPage, 'triggers' | 'templates' | 'companies' | 'variables'>;
    open: boolean;
    onClose: () => void;
}

const STATES = AustralianStateValues.map((value) => ({ value, label: AustralianStateLabels[value] }));

const LABELS = {
    trigger: 'Sent when',
    template_id: 'Template',
    company_id: 'Company',
    state: 'State',
    amount: 'Minimum amount',
    days: 'Days without a bet',
};

export function AutoMessageFormDialog({ message, page, open, onClose }: AutoMessageFormDialogProps) {
    const form = useResourceForm({
        data: {
            trigger: message?.trigger ?? '',
            template_id: message ? String(message.template_id) : '',
            company_id: message?.company_id ? String(message.company_id) : '',
            state: message?.state ?? '',
            amount: message?.min_cents ? (message.min_cents / 100).toFixed(2) : '',
            days: message?.days ? String(message.days) : '',
        },
        route: message ? messages.autoMessagesUpdate({ autoMessage: message.id }) : messages.autoMessagesStore(),
        onSuccess: onClose,
        ...(message ? { extra: { version: message.version } } : { isOnce: true }),
    });
    const trigger = page.triggers.find(({ value }) => value === form.data.trigger);
    const templates = page.templates.filter(({ value }) => trigger?.template_ids.includes(Number(value)) ?? true);
    const body = templates.find(({ value }) => value === form.data.template_id)?.hint;

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            size="lg"
            title={message ? `Edit “${AutoMessageTriggerLabels[message.trigger]}”` : 'Add auto message'}
            submitVerb={message ? 'Save auto message' : 'Add auto message'}
            labels={LABELS}
        >
            {message === null && (
                <SelectField
                    form={form}
                    name="trigger"
                    required
                    options={page.triggers.map(({ value, label }) => ({ value, label }))}
                />
            )}
            {trigger && (
                <p className="text-compact text-muted">
                    {trigger.is_marketing
                        ? 'Marketing: needs consent and a BetStop check, waits for the contact hours, and is sent at most once per client and day.'
                        : 'Service: about the client’s own money or account, sent at any hour.'}
                </p>
            )}
            <SelectField
                form={form}
                name="template_id"
                required
                options={templates.map(({ value, label }) => ({ value, label }))}
                help="Approved templates whose variables have a value here."
            />
            {body && <SmsPreview body={body} variables={page.variables} />}
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                <SelectField
                    form={form}
                    name="company_id"
                    placeholder="All companies"
                    options={toOptions(page.companies)}
                />
                <SelectField form={form} name="state" placeholder="All states" options={STATES} />
                {trigger?.has_amount && <AmountField form={form} label={LABELS.amount} required={false} />}
                {trigger?.has_days && (
                    <InputField
                        form={form}
                        name="days"
                        required
                        inputMode="numeric"
                        maxLength={3}
                        help="7 to 365. Sent once each time."
                    />
                )}
            </div>
        </FormDialog>
    );
}
