import { TabLinks } from '@/components/ui/tab-links';
import { withdrawals } from '@/routes/generated';
import { type WithdrawalView, WithdrawalViewLabels, WithdrawalViewValues } from '@/types/generated';

/** Tabs of the queue, from open to closed withdrawals. */
export function ViewTabs({ view }: { view: WithdrawalView }) {
    return (
        <TabLinks
            label="Withdrawals by status"
            className="mb-3"
            items={WithdrawalViewValues.map((value) => ({
                label: WithdrawalViewLabels[value],
                href: value === 'open' ? withdrawals.index() : withdrawals.index({ query: { view: value } }),
                current: value === view,
            }))}
        />
    );
}
