import { UsersIcon } from '@heroicons/react/24/outline';
import { useMemo, useState } from 'react';
import { columnsFor, StaticTable } from '@/components/data-table';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { NamedCardSkeleton } from '@/features/clients/card-skeletons';
import { clientFilters } from '@/features/reports/client-filters';
import { DailyBarsCard } from '@/features/reports/daily-bars-card';
import { Freshness } from '@/features/reports/freshness';
import { ReportToolbar } from '@/features/reports/report-toolbar';
import { sorted } from '@/features/reports/sorted';
import { useKept } from '@/hooks/use-kept';
import { PageHeader } from '@/layouts/page-header';
import { formatCount } from '@/lib/format';
import { useGate } from '@/navigation/use-navigation';
import { clients, reports } from '@/routes/generated';
import type { ReactivationPage, ReactivationResult, ReactivationRow } from '@/types/generated';

const column = columnsFor<ReactivationRow>();

const COLUMNS = [
    column.accessor('label', { header: 'Manager', meta: { primary: true, sortKey: 'label' } }),
    ...(['reactivated', 'previous', 'quiet'] as const).map((key) =>
        column.accessor(key, {
            header: { reactivated: 'Reactivated', previous: 'Period before', quiet: 'Still quiet' }[key],
            cell: (row) => <span className="num block">{formatCount(row[key])}</span>,
            meta: { align: 'right', sortKey: key, descendingFirst: true },
        }),
    ),
];

/** Clients who bet again after 60 quiet days, by manager. */
export function ReactivationReport({ page }: { page: ReactivationPage }) {
    const result = useKept(page.result, 'reactivation');

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Reports' }, { title: 'Reactivation' }]}
                title="Reactivation"
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
                    route={reports.accountManagersReactivation()}
                    exportRoute={page.can_export ? reports.accountManagersReactivationExport() : null}
                    companies={page.companies}
                    managers={page.managers}
                    hasState
                    noun="managers"
                />
                {result ? <Content result={result} page={page} /> : <NamedCardSkeleton title="By manager" lines={10} />}
            </div>
        </>
    );
}

function Content({ result, page }: { result: ReactivationResult; page: ReactivationPage }) {
    const [sort, setSort] = useState('');
    const seesClients = useGate({ anyOf: ['viewClients'] });
    const rows = useMemo(() => [...sorted(result.rows, sort), result.total], [result, sort]);

    if (result.rows.length === 0) {
        return (
            <Card>
                <EmptyState icon={UsersIcon} title="No quiet or reactivated clients">
                    Clients appear here when they have not bet for 60 days, or bet again after that.
                </EmptyState>
            </Card>
        );
    }

    return (
        <>
            <DailyBarsCard
                title="Reactivated by day"
                description="Clients who placed a bet after 60 days without one."
                days={result.days}
                series={['Reactivated']}
                format={formatCount}
            />
            <Card>
                <CardHeader
                    title="By manager"
                    description="Reactivated clients placed a bet in the period after 60 days without one. They count for the manager at the end of that day. Still quiet are today’s clients whose last bet is more than 60 days ago, without clients who are closed, barred or registered with BetStop, or took a time-out since. A row opens its quiet clients."
                />
                <StaticTable
                    label="Reactivation by manager"
                    rows={rows}
                    columns={COLUMNS}
                    rowId={({ key }) => `row-${key}`}
                    rowLabel={({ label }) => label}
                    rowClassName={(row) => (row === result.total ? 'font-strong' : undefined)}
                    rowHref={seesClients ? (row) => quietClients(row, page) : undefined}
                    sort={sort}
                    onSort={setSort}
                />
            </Card>
        </>
    );
}

/** The list of the clients that a row counts as quiet. */
function quietClients(row: ReactivationRow, { filters }: ReactivationPage): string {
    return clients.index({ query: { ...clientFilters(row, filters), custom_sales_filter: 'quiet' } }).url;
}
