import { ChartBarIcon } from '@heroicons/react/24/outline';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { FiguresCard } from '@/features/reports/marketing/figures-card';
import { MarketingCharts } from '@/features/reports/marketing/marketing-charts';
import {
    automaticColumns,
    blastColumns,
    growthColumns,
    promotionColumns,
    reviewColumns,
} from '@/features/reports/marketing/marketing-columns';
import { MarketingTotals } from '@/features/reports/marketing/marketing-totals';
import type { MarketingResult } from '@/types/generated';

const BLAST_HELP =
    'By the day they started. Sent messages were given to the SMS gateway, even if they failed later. Skipped is the number of clients who got nothing, for any reason. Replies and opt-outs (STOP) came within 7 days. A client counts once for each message. For activation blasts, clients who bet within 14 days are counted too. Figures of earlier days are updated every night.';

const affiliateColumns = growthColumns('Affiliate', 'New clients', false);
const sourceColumns = growthColumns('Source', 'Leads', true);

/** The figures of the marketing report. */
export function MarketingContent({ result }: { result: MarketingResult }) {
    if (isEmpty(result)) {
        return (
            <Card>
                {result.computed_at === null ? (
                    <EmptyState icon={ChartBarIcon} title="No figures yet">
                        These days are added up automatically within 5 minutes.
                    </EmptyState>
                ) : (
                    <EmptyState icon={ChartBarIcon} title="No marketing activity in this period">
                        No messages, new clients, leads, bonuses or reviews. Choose other days.
                    </EmptyState>
                )}
            </Card>
        );
    }

    return (
        <>
            <MarketingTotals result={result} />
            <MarketingCharts days={result.days} />
            <FiguresCard
                title="Blasts"
                description={BLAST_HELP}
                rows={result.blasts}
                columns={blastColumns}
                empty="No blast started in this period."
            />
            <FiguresCard
                title="Automatic messages"
                description="By cause, on the day of the cause. Service messages are included. The columns count as for blasts."
                rows={result.automatic}
                columns={automaticColumns}
                empty="No automatic messages in this period."
            />
            <div className="grid items-start gap-4 xl:grid-cols-2">
                <FiguresCard
                    title="New clients by affiliate"
                    description="Clients created in this period, without records merged into another. Change is compared with the period before."
                    rows={result.affiliates}
                    total={result.clients}
                    columns={affiliateColumns}
                    empty="No new clients in this period or the days before."
                />
                <FiguresCard
                    title="Leads by source"
                    description="Leads created in this period, and how many of them are clients now. Change is compared with the period before."
                    rows={result.sources}
                    total={result.leads}
                    columns={sourceColumns}
                    empty="No leads in this period or the days before."
                />
            </div>
            <FiguresCard
                title="Bonuses by promotion"
                description="Bonuses offered in this period and their status now. Claimed ones may have been used or have expired since. Cost is the amount of credited and used bonuses, and what clients used of expired and reversed ones. Bonuses given in Genweb are not included."
                rows={result.promotions}
                total={result.bonuses}
                columns={promotionColumns}
                empty="No bonuses were offered in this period."
            />
            <FiguresCard
                title="Social media reviews"
                description="Reviews received in this period and their status now. Reviews are screenshots, so there are no star ratings to average."
                rows={result.reviews}
                columns={reviewColumns}
                empty="No reviews were received in this period."
            />
        </>
    );
}

function isEmpty({ blasts, automatic, affiliates, sources, promotions, reviews }: MarketingResult): boolean {
    return [blasts, automatic, affiliates, sources, promotions, reviews].every(({ length }) => length === 0);
}
