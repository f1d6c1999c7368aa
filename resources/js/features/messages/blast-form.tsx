import type { ReactNode } from 'react';
import { Form, FormActions, FormField, InputField, type ResourceForm, useResourceForm } from '@/components/form';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Textarea } from '@/components/ui/textarea';
import { SegmentCount } from '@/features/clients/messages/sms-composer';
import { smsLength } from '@/lib/sms-segments';
import { messages } from '@/routes/generated';
import type { BlastFormPage } from '@/types/generated';

const LABELS = {
    name: 'Name',
    body: 'Message',
    send_at: 'Send from',
    send_until: 'Send until',
    statuses: 'Status',
    companies: 'Company',
    states: 'State',
    ratings: 'Rating',
    account_manager: 'Account manager',
    sales_filter: 'Sales',
    last_bet_before: 'Last bet before',
    last_bet_after: 'Last bet after',
    file: 'File',
};

const EMPTY = {
    statuses: ['active', 'dormant'] as readonly string[],
    companies: [] as readonly string[],
    states: [] as readonly string[],
    ratings: [] as readonly string[],
    account_manager: '',
    sales_filter: '',
    last_bet_before: '',
    last_bet_after: '',
    file: null as File | null,
    file_name: '',
};

const STORE = {
    sms: messages.smsBlastsStore,
    excel: messages.excelBlastsStore,
    weekly_bonus: messages.weeklyBonusBlastStore,
    marketing_activation: messages.marketingActivationBlastStore,
};

export type BlastFields = typeof EMPTY & Record<'name' | 'body' | 'send_at' | 'send_until', string>;

interface BlastFormProps {
    page: BlastFormPage;
    /** The choice of recipients: fields, or words. */
    children: (form: ResourceForm<BlastFields>) => ReactNode;
}

/** A new blast. Its recipients are checked first, and a colleague approves it. */
export function BlastForm({ page, children }: BlastFormProps) {
    const form = useResourceForm<BlastFields>({
        data: {
            ...EMPTY,
            ...page.audience,
            name: page.name,
            body: page.body,
            send_at: '',
            send_until: page.send_until,
        },
        route: STORE[page.kind](),
        isOnce: true,
    });

    return (
        <div className="w-full max-w-4xl p-4 sm:p-6">
            <Form form={form} label="New blast" labels={LABELS}>
                <Card>
                    <CardHeader title="Who gets it" />
                    <CardBody className="flex flex-col gap-4">{children(form)}</CardBody>
                </Card>
                <Card>
                    <CardHeader title="Message" />
                    <CardBody className="flex flex-col gap-4">
                        <InputField form={form} name="name" required maxLength={120} help="Only colleagues see it." />
                        <FormField
                            form={form}
                            name="body"
                            required
                            help={`Variables: ${page.variables.map((name) => `{${name}}`).join(' ')}. It must have {company} and say how to opt out with STOP.`}
                        >
                            <Textarea
                                name="body"
                                rows={4}
                                maxLength={page.most_characters}
                                value={form.data.body}
                                onChange={({ target }) => form.set('body', target.value)}
                            />
                        </FormField>
                        <SegmentCount length={smsLength(form.data.body)} isEmpty={form.data.body === ''} />
                    </CardBody>
                </Card>
                <Card>
                    <CardHeader title="When" />
                    <CardBody className="grid gap-4 sm:grid-cols-2">
                        <InputField
                            form={form}
                            name="send_at"
                            type="datetime"
                            help="Leave it empty to send as soon as a colleague approves it."
                        />
                        <InputField
                            form={form}
                            name="send_until"
                            type="datetime"
                            required
                            help="Messages that are not sent by then are not sent at all."
                        />
                        <p className="text-compact text-muted sm:col-span-2">
                            In your time zone. Messages go out on weekdays from 9 am to 8 pm and on Saturdays from 9 am
                            to 5 pm in the client’s state, never on Sundays and public holidays.
                        </p>
                    </CardBody>
                </Card>
                <FormActions submitVerb="Check recipients" />
            </Form>
        </div>
    );
}
