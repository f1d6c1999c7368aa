import { Money } from '@/components/ui/money';
import { StatCard } from '@/components/ui/stat-card';
import { formatRate } from '@/features/reports/marketing/rate';
import { change } from '@/features/reports/report-totals';
import { formatCount } from '@/lib/format';
import type { MarketingResult } from '@/types/generated';

const FIGURE = 'col-span-6 md:col-span-4 xl:col-span-2';

/** The main figures of the period against the days before. */
export function MarketingTotals({ result }: { result: MarketingResult }) {
    const { days, messages, messages_before: earlier, clients, leads, bonuses, bonuses_before } = result;
    const before = days.length === 1 ? 'the day before' : `the ${days.length} days before`;
    const rateBefore = (part: number) =>
        earlier.sent === 0 ? `Nothing sent in ${before}` : `${formatRate(part, earlier.sent)} in ${before}`;

    return (
        <div className="grid grid-cols-12 gap-4">
            <StatCard
                className={FIGURE}
                label="Messages sent"
                value={formatCount(messages.sent)}
                hint={`${change(messages.sent, earlier.sent)} ${before}`}
            />
            <StatCard
                className={FIGURE}
                label="Delivered"
                value={formatRate(messages.delivered, messages.sent)}
                hint={rateBefore(earlier.delivered)}
            />
            <StatCard
                className={FIGURE}
                label="Opt-outs"
                value={formatRate(messages.opt_outs, messages.sent)}
                hint={rateBefore(earlier.opt_outs)}
            />
            <StatCard
                className={FIGURE}
                label="New clients"
                value={formatCount(clients.count)}
                hint={`${change(clients.count, clients.previous)} ${before}`}
            />
            <StatCard
                className={FIGURE}
                label="Leads"
                value={formatCount(leads.count)}
                hint={`${change(leads.count, leads.previous)} ${before}`}
            />
            <StatCard
                className={FIGURE}
                label="Bonus cost"
                value={<Money inline cents={bonuses.cost_cents} />}
                hint={`${change(bonuses.cost_cents, bonuses_before.cost_cents)} ${before}`}
            />
        </div>
    );
}
