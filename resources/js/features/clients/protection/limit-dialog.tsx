import { AmountField, FormDialog, InputField, SelectField, TextareaField, useResourceForm } from '@/components/form';
import { optionsOf } from '@/lib/options';
import { clients } from '@/routes/generated';
import { type ClientHeader, RsgLimitKindLabels, RsgLimitPeriodLabels } from '@/types/generated';

interface LimitDialogProps {
    client: ClientHeader;
    open: boolean;
    onClose: () => void;
}

interface LimitFields {
    kind: string;
    period: string;
    amount: string;
    reason: string;
}

const LABELS = { kind: 'Limit', period: 'Period', amount: 'Amount', reason: 'Client’s request' };

export function LimitDialog({ client, open, onClose }: LimitDialogProps) {
    const form = useResourceForm<LimitFields>({
        data: { kind: 'deposit', period: 'week', amount: '', reason: '' },
        route: clients.rsgLimitsStore({ client: client.id }),
        onSuccess: onClose,
    });
    const isSession = form.data.kind === 'session';

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            title="Set limit"
            description="A stricter limit applies straight away. A looser limit, or no limit, applies after seven days. To cancel a pending change, set the current limit again."
            submitVerb="Set limit"
            labels={LABELS}
        >
            <div className="grid gap-4 sm:grid-cols-2">
                <SelectField form={form} name="kind" options={optionsOf(RsgLimitKindLabels)} required />
                <SelectField form={form} name="period" options={optionsOf(RsgLimitPeriodLabels)} required />
            </div>
            {isSession ? (
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
            <TextareaField form={form} name="reason" required maxLength={255} rows={2} />
        </FormDialog>
    );
}
