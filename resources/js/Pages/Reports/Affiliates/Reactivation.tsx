import { UsersIcon } from '@heroicons/react/24/outline';
import { StaticTable } from '@/components/data-table';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { reactivationColumns } from '@/features/reports/affiliate-columns';
import { PeriodToolbar } from '@/features/reports/period-toolbar';
import { PageHeader } from '@/layouts/page-header';
import { reports } from '@/routes/generated';
import type { AffiliateReactivationPage } from '@/types/generated';

export default function AffiliateReactivation({ period, affiliates, total, can_export }: AffiliateReactivationPage) {
    return (
        <>
            <PageHeader breadcrumbs={[{ title: 'Reports' }, { title: 'Affiliates' }]} title="Reactivation" />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                <PeriodToolbar
                    period={period}
                    page={reports.affiliatesReactivationIndex()}
                    exportRoute={can_export ? reports.affiliatesReactivationExport() : null}
                    noun="reactivation figures"
                />
                <Card>
                    <CardHeader
                        title="Clients who bet again"
                        description="After 60 days or more without a bet. People who are registered with BetStop, barred or closed are never counted."
                    />
                    {affiliates.length === 0 ? (
                        <EmptyState icon={UsersIcon} title="No affiliates">
                            Affiliates appear here once clients have one.
                        </EmptyState>
                    ) : (
                        <StaticTable
                            label="Reactivation by affiliate"
                            rows={[...affiliates, total]}
                            columns={reactivationColumns}
                            rowId={({ id }) => String(id)}
                            rowLabel={({ name }) => name}
                        />
                    )}
                </Card>
            </div>
        </>
    );
}
