import { NamedCardSkeleton } from '@/features/clients/card-skeletons';
import { Freshness } from '@/features/reports/freshness';
import { MarketingContent } from '@/features/reports/marketing/marketing-content';
import { ReportToolbar } from '@/features/reports/report-toolbar';
import { useKept } from '@/hooks/use-kept';
import { PageHeader } from '@/layouts/page-header';
import { reports } from '@/routes/generated';
import type { MarketingPage } from '@/types/generated';

export default function MarketingOverview(page: MarketingPage) {
    const result = useKept(page.result, 'marketing');

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Reports' }, { title: 'Marketing' }]}
                title="Marketing"
                notice={
                    result && (
                        <Freshness
                            days={result.days.map(({ day }) => day)}
                            computedAt={result.computed_at}
                            timeZone={page.time_zone}
                        />
                    )
                }
            />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                <ReportToolbar
                    filters={page.filters}
                    route={reports.marketingOverview()}
                    exportRoute={page.can_export ? reports.marketingOverviewExport() : null}
                    noun="marketing figures"
                />
                {result ? (
                    <MarketingContent result={result} />
                ) : (
                    <>
                        <NamedCardSkeleton title="Messages by day" lines={8} />
                        <NamedCardSkeleton title="Blasts" lines={6} />
                    </>
                )}
            </div>
        </>
    );
}
