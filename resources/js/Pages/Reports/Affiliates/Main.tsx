import { Money } from '@/components/ui/money';
import { StatCard } from '@/components/ui/stat-card';
import { affiliateColumns } from '@/features/reports/affiliate-columns';
import { ByAffiliateCard } from '@/features/reports/by-affiliate-card';
import { PeriodToolbar } from '@/features/reports/period-toolbar';
import { PageHeader } from '@/layouts/page-header';
import { formatCount, formatMoney } from '@/lib/format';
import { reports } from '@/routes/generated';
import type { AffiliateMainPage } from '@/types/generated';

const FIGURE = 'col-span-6 xl:col-span-3';

export default function AffiliateMain({ period, affiliates, total, can_export }: AffiliateMainPage) {
    return (
        <>
            <PageHeader breadcrumbs={[{ title: 'Reports' }, { title: 'Affiliates' }]} title="Affiliates" />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                <PeriodToolbar
                    period={period}
                    page={reports.affiliatesMainIndex()}
                    exportRoute={can_export ? reports.affiliatesMainExport() : null}
                    noun="figures of affiliates"
                />
                <div className="grid grid-cols-12 gap-4">
                    <StatCard
                        className={FIGURE}
                        label="Clients"
                        value={formatCount(total.clients)}
                        hint={`${formatCount(total.new_clients)} new`}
                    />
                    <StatCard
                        className={FIGURE}
                        label="Turnover"
                        value={<Money inline cents={total.turnover_cents} />}
                        hint={`${formatMoney(total.previous_turnover_cents)} in the period before`}
                    />
                    <StatCard
                        className={FIGURE}
                        label="Our profit"
                        tone={total.profit_cents < 0 ? 'danger' : 'neutral'}
                        value={<Money inline cents={total.profit_cents} />}
                        hint={`${formatMoney(total.previous_profit_cents)} in the period before`}
                    />
                    <StatCard
                        className={FIGURE}
                        label="Commission"
                        value={<Money inline cents={total.commission_cents} />}
                        hint="without GST"
                    />
                </div>
                <ByAffiliateCard
                    title="By affiliate"
                    description="Bets count in the month they were placed. Commission is added up month by month with today’s terms."
                    label="Figures by affiliate"
                    affiliates={affiliates}
                    total={total}
                    columns={affiliateColumns}
                />
            </div>
        </>
    );
}
