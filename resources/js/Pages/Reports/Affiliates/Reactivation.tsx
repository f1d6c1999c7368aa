import { reactivationColumns } from '@/features/reports/affiliate-columns';
import { ByAffiliateCard } from '@/features/reports/by-affiliate-card';
import { PeriodToolbar } from '@/features/reports/period-toolbar';
import { PageHeader } from '@/layouts/page-header';
import { reports } from '@/routes/generated';
import type { AffiliateReactivationPage } from '@/types/generated';

export default function AffiliateReactivation({ period, affiliates, total, can_export }: AffiliateReactivationPage) {
    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Reports' }, { title: 'Affiliate reactivation' }]}
                title="Affiliate reactivation"
            />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                <PeriodToolbar
                    period={period}
                    page={reports.affiliatesReactivationIndex()}
                    exportRoute={can_export ? reports.affiliatesReactivationExport() : null}
                    noun="reactivation figures"
                />
                <ByAffiliateCard
                    title="Clients who bet again"
                    description="After 60 days or more without a bet. People who are registered with BetStop, barred or closed are never counted."
                    label="Reactivation by affiliate"
                    affiliates={affiliates}
                    total={total}
                    columns={reactivationColumns}
                />
            </div>
        </>
    );
}
