import { ViewChips } from '@/components/ui/view-chips';
import { withdrawals } from '@/routes/generated';
import { type WithdrawalView, WithdrawalViewLabels, WithdrawalViewValues } from '@/types/generated';

/** Views of the queue, from open to closed withdrawals. */
export function WithdrawalViews({ view }: { view: WithdrawalView }) {
    return (
        <ViewChips
            label="Withdrawals by status"
            items={WithdrawalViewValues.map((value) => ({
                label: WithdrawalViewLabels[value],
                href: value === 'open' ? withdrawals.index() : withdrawals.index({ query: { view: value } }),
                current: value === view,
            }))}
        />
    );
}
