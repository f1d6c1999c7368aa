import { Card, CardHeader } from '@/components/ui/card';
import { StatCard } from '@/components/ui/stat-card';
import { NamedCardSkeleton } from '@/features/clients/card-skeletons';
import { Content, PROFIT_HELP, ReportFreshness, ReportSkeleton } from '@/features/reports/report';
import { ReportTable } from '@/features/reports/report-table';
import { ReportToolbar } from '@/features/reports/report-toolbar';
import { duration } from '@/features/rsg/dashboard/responses-card';
import { useKept } from '@/hooks/use-kept';
import { PageHeader } from '@/layouts/page-header';
import { formatCount } from '@/lib/format';
import { reports } from '@/routes/generated';
import type { ExecutivePage, ProtectionFigures } from '@/types/generated';

export default function ExecutiveReport(page: ExecutivePage) {
    const result = useKept(page.result, 'executive');
    const protection = useKept(page.protection, 'executive');

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Reports' }, { title: 'Executive' }]}
                title="Executive"
                notice={result && <ReportFreshness result={result.figures} timeZone={page.time_zone} />}
            />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                <ReportToolbar
                    filters={page.filters}
                    route={reports.executive()}
                    exportRoute={page.can_export ? reports.executiveExport() : null}
                    companies={page.companies}
                    hasState
                    noun="figures"
                />
                {result ? (
                    <Content result={result.figures}>
                        <Card>
                            <CardHeader title="By company" description={PROFIT_HELP} />
                            <ReportTable
                                label="Figures by company"
                                by="company"
                                rows={result.companies}
                                total={result.figures.total}
                            />
                        </Card>
                        <Card>
                            <CardHeader title="By state" />
                            <ReportTable
                                label="Figures by state"
                                by="state"
                                rows={result.figures.rows}
                                total={result.figures.total}
                            />
                        </Card>
                    </Content>
                ) : (
                    <ReportSkeleton />
                )}
                {protection ? <Protection figures={protection} /> : <NamedCardSkeleton title="Protection" lines={4} />}
            </div>
        </>
    );
}

const FIGURE = 'col-span-6 max-md:last:odd:col-span-12 md:col-span-4 xl:col-span-1';

/** Counts of all companies and states, and how quickly work is done. */
function Protection({ figures: { open, new_cases, new_events, responses } }: { figures: ProtectionFigures }) {
    const opened: Record<string, number> = { exclusion: new_cases, event: new_events };

    return (
        <section aria-label="Protection" className="flex flex-col gap-2">
            <h2 className="font-strong">Protection, all companies and states</h2>
            <div className="grid grid-cols-12 gap-4 xl:grid-cols-5">
                {open.map(({ key, label, count, overdue }) => (
                    <StatCard
                        key={key}
                        className={FIGURE}
                        label={`Open: ${label.toLowerCase()}`}
                        tone={overdue > 0 ? 'danger' : 'neutral'}
                        value={formatCount(count)}
                        hint={`${formatCount(overdue)} overdue, ${formatCount(opened[key] ?? 0)} new in this period`}
                    />
                ))}
                {responses.map(({ label, done, in_time, median_minutes }) => (
                    <StatCard
                        key={label}
                        className={FIGURE}
                        label={`Time to handle: ${label.toLowerCase()}`}
                        value={duration(median_minutes)}
                        hint={
                            done === 0
                                ? 'None done in 30 days'
                                : `Median of ${formatCount(done)} in 30 days, ${formatCount(in_time)} in time`
                        }
                    />
                ))}
            </div>
        </section>
    );
}
