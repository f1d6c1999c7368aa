import { AmountField, FormDialog, SelectField, TextareaField, useResourceForm } from '@/components/form';
import { readDollars } from '@/lib/amount';
import { formatMoney } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { ClientHeader, RunningPromotion } from '@/types/generated';

interface GrantDialogProps {
    client: ClientHeader;
    promotions: readonly RunningPromotion[];
    /** The promotion to give. */
    chosen: RunningPromotion;
    onClose: () => void;
}

const LABELS = { bonus_promotion_id: 'Promotion', amount: 'Amount', explanation: 'Explanation' };

/** Requests a bonus that a colleague must approve. */
export function GrantDialog({ client, promotions, chosen, onClose }: GrantDialogProps) {
    const form = useResourceForm<Record<keyof typeof LABELS, string>>({
        data: {
            bonus_promotion_id: String(chosen.id),
            // A percentage is of a deposit, which only the user knows.
            amount: chosen.percent === null ? dollarsOf(chosen.value_cents) : '',
            explanation: '',
        },
        route: clients.bonusesStore({ client: client.id }),
        onSuccess: onClose,
    });
    const promotion = promotions.find(({ id }) => String(id) === form.data.bonus_promotion_id);

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title={`Give ${client.first_name} a bonus`}
            description="A colleague must approve it before the client can claim it."
            submitVerb="Request bonus"
            labels={LABELS}
        >
            <SelectField
                form={form}
                name="bonus_promotion_id"
                required
                options={promotions.map(({ id, title, is_running }) => ({
                    value: String(id),
                    label: is_running ? `${title} (already given)` : title,
                    disabled: is_running,
                }))}
            />
            <AmountField
                form={form}
                label={
                    promotion?.percent ? `Base amount in dollars (bonus is ${promotion.percent}%)` : 'Amount in dollars'
                }
                help={promotion && <AmountHelp promotion={promotion} amount={form.data.amount} />}
            />
            <TextareaField
                form={form}
                name="explanation"
                help="Tell the approver why this client gets the bonus."
                required
                rows={3}
                maxLength={255}
            />
        </FormDialog>
    );
}

function AmountHelp({ promotion, amount }: { promotion: RunningPromotion; amount: string }) {
    if (promotion.percent === null) {
        return promotion.value_cents === null ? null : `At most ${formatMoney(promotion.value_cents)}.`;
    }
    const cents = readDollars(amount);
    const most = promotion.value_cents === null ? '' : ` At most ${formatMoney(promotion.value_cents)}.`;

    return cents === null
        ? `For example, the deposit that the bonus is for.${most}`
        : `The client receives ${formatMoney(Math.floor((cents * promotion.percent) / 100))}.${most}`;
}

function dollarsOf(cents: number | null): string {
    return cents === null ? '' : (cents / 100).toFixed(2);
}
