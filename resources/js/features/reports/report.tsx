import { ChartBarIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { FigureSkeleton, NamedCardSkeleton } from '@/features/clients/card-skeletons';
import { Freshness } from '@/features/reports/freshness';
import { ReportCharts } from '@/features/reports/report-charts';
import type { ReportBy } from '@/features/reports/report-columns';
import { ReportTable } from '@/features/reports/report-table';
import { ReportToolbar } from '@/features/reports/report-toolbar';
import { ReportTotals } from '@/features/reports/report-totals';
import { useKept } from '@/hooks/use-kept';
import { PageHeader } from '@/layouts/page-header';
import type { RouteDefinition } from '@/routes/route';
import type { ReportPage, ReportResult, ReportRow } from '@/types/generated';

interface ReportProps {
    page: ReportPage;
    title: string;
    by: ReportBy;
    route: RouteDefinition;
    exportRoute: RouteDefinition;
    hasState?: boolean;
    hasManagers?: boolean;
    rowHref?: (row: ReportRow) => string;
    /** Explains the columns, below the title of the table. */
    help: string;
}

const TITLES: Record<ReportBy, string> = {
    day: 'By day',
    state: 'By state',
    manager: 'By manager',
    company: 'By company',
};
const NOUNS: Record<ReportBy, string> = { day: 'days', state: 'states', manager: 'managers', company: 'companies' };

export const PROFIT_HELP =
    'Our profit is settled stakes less returns, as on a client’s Stats tab. Bets count on the day they were placed, approved deposits when received, withdrawals when paid and bonuses when credited.';

/** A page over the daily roll-ups: totals, charts and a table. */
export function Report(props: ReportProps) {
    const { page, title, by, route, exportRoute, hasState = false, hasManagers = false, rowHref, help } = props;
    const result = useKept(page.result, title);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Reports' }, { title }]}
                title={title}
                notice={result && <ReportFreshness result={result} timeZone={page.time_zone} />}
            />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                <ReportToolbar
                    filters={page.filters}
                    route={route}
                    exportRoute={page.can_export ? exportRoute : null}
                    companies={page.companies}
                    managers={hasManagers ? page.managers : null}
                    hasState={hasState}
                    noun={NOUNS[by]}
                />
                {result ? (
                    <Content result={result}>
                        <Card>
                            <CardHeader title={TITLES[by]} description={help} />
                            <ReportTable
                                label={`Figures ${TITLES[by].toLowerCase()}`}
                                by={by}
                                rows={result.rows}
                                total={result.total}
                                {...(rowHref && { rowHref })}
                            />
                        </Card>
                    </Content>
                ) : (
                    <ReportSkeleton />
                )}
            </div>
        </>
    );
}

export function ReportFreshness({ result, timeZone }: { result: ReportResult; timeZone: string }) {
    return (
        <Freshness
            days={result.days.map(({ key }) => key)}
            computedAt={result.computed_at}
            isBehind={result.is_behind}
            timeZone={timeZone}
        />
    );
}

/** Totals and charts above the tables, or the empty state. */
export function Content({ result, children }: { result: ReportResult; children: ReactNode }) {
    const { total } = result;
    if (total.bets + total.new_clients + total.deposits_cents + total.withdrawals_cents + total.bonus_cents === 0) {
        return (
            <Card>
                {result.computed_at === null ? (
                    <EmptyState icon={ChartBarIcon} title="No figures yet">
                        These days are added up automatically within 5 minutes.
                    </EmptyState>
                ) : (
                    <EmptyState icon={ChartBarIcon} title="No activity in this period">
                        No new clients, bets, deposits or withdrawals. Choose other days or remove a filter.
                    </EmptyState>
                )}
            </Card>
        );
    }

    return (
        <>
            <ReportTotals result={result} />
            <ReportCharts days={result.days} />
            {children}
        </>
    );
}

export function ReportSkeleton() {
    return (
        <>
            <div className="grid grid-cols-12 gap-4 xl:grid-cols-5">
                {['turnover', 'profit', 'deposits', 'withdrawals', 'new'].map((key) => (
                    <FigureSkeleton
                        key={key}
                        className="col-span-6 max-md:last:odd:col-span-12 md:col-span-4 xl:col-span-1"
                    />
                ))}
            </div>
            <NamedCardSkeleton title="Turnover by day" lines={8} />
            <NamedCardSkeleton title="Figures" lines={10} />
        </>
    );
}
