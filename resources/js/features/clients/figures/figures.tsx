import { ChartBarIcon } from '@heroicons/react/24/outline';
import { lazy, Suspense, useMemo } from 'react';
import { StaticTable } from '@/components/data-table';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { StatCard } from '@/components/ui/stat-card';
import { FigureSkeleton, NamedCardSkeleton } from '@/features/clients/card-skeletons';
import { figuresColumns } from '@/features/clients/figures/figures-columns';
import { formatCount, formatMoney } from '@/lib/format';
import { loadModule } from '@/lib/load-module';
import { formatShare } from '@/lib/odds';
import type { ClientFigures, MonthFigures } from '@/types/generated';

const TurnoverMargin = lazy(() => loadModule(() => import('@/components/charts/turnover-margin')));

const FIGURE = 'col-span-6 max-md:last:odd:col-span-12 md:col-span-4 xl:col-span-1';

/** A client's totals, chart and tables. */
export function Figures({ figures }: { figures: ClientFigures }) {
    const hasMoney = figures.total.deposits_cents !== null;
    const isEmpty = figures.total.bets === 0 && !figures.total.deposits_cents && !figures.total.withdrawals_cents;
    const byMonth = useMemo(() => figuresColumns('month', hasMoney), [hasMoney]);
    const mostTurnover = Math.max(...figures.sites.map(({ turnover_cents }) => turnover_cents));
    const bySite = useMemo(() => figuresColumns('site', false, mostTurnover), [mostTurnover]);

    if (isEmpty) {
        return (
            <Card>
                <EmptyState icon={ChartBarIcon} title="No activity in this period">
                    No bets, deposits or withdrawals. Choose a longer period or all sites.
                </EmptyState>
            </Card>
        );
    }

    return (
        <>
            <Sums total={figures.total} />
            <Card>
                <CardHeader
                    title="Turnover and margin by month"
                    description={`Months begin at midnight in ${figures.time_zone}.`}
                />
                <CardBody className="h-72">
                    <Suspense fallback={<Skeleton className="h-full w-full" />}>
                        <TurnoverMargin months={figures.months} />
                    </Suspense>
                </CardBody>
            </Card>
            {figures.sites.length > 0 && (
                <Card>
                    <CardHeader
                        title="By site"
                        description="The bars compare the turnover of the sites. Deposits and withdrawals belong to no site, so they are by month only."
                    />
                    <StaticTable
                        label="Figures by site"
                        rows={figures.sites}
                        columns={bySite}
                        rowId={idOf}
                        rowLabel={idOf}
                    />
                </Card>
            )}
            <Card>
                <CardHeader
                    title="By month"
                    description="Bets count in the month they were placed. Void bets are excluded, and bonus stakes don’t count as turnover."
                />
                <StaticTable
                    label="Figures by month"
                    rows={[...figures.months].reverse()}
                    columns={byMonth}
                    rowId={idOf}
                    rowLabel={idOf}
                />
            </Card>
        </>
    );
}

const SUMS = ['turnover', 'profit', 'margin', 'deposits', 'withdrawals'];

export function FiguresSkeleton() {
    return (
        <>
            <div className="grid grid-cols-12 gap-4 xl:grid-cols-5">
                {SUMS.map((sum) => (
                    <FigureSkeleton key={sum} className={FIGURE} />
                ))}
            </div>
            <NamedCardSkeleton title="Turnover and margin by month" lines={10} />
            <NamedCardSkeleton title="By site" lines={5} />
        </>
    );
}

function Sums({ total }: { total: MonthFigures }) {
    return (
        <div className="grid grid-cols-12 gap-4 xl:grid-cols-5">
            <StatCard
                className={FIGURE}
                label="Turnover"
                value={<Money inline cents={total.turnover_cents} />}
                hint={total.bets === 1 ? '1 bet' : `${formatCount(total.bets)} bets`}
            />
            <StatCard
                className={FIGURE}
                label="Our profit"
                tone={total.profit_cents < 0 ? 'danger' : 'neutral'}
                value={<Money inline cents={total.profit_cents} />}
                hint={`${formatMoney(total.returns_cents)} returned`}
            />
            <StatCard
                className={FIGURE}
                label="Margin"
                value={formatShare(total.margin_basis_points)}
                hint="of settled stakes"
            />
            {total.deposits_cents !== null && (
                <StatCard className={FIGURE} label="Deposits" value={<Money inline cents={total.deposits_cents} />} />
            )}
            {total.withdrawals_cents !== null && (
                <StatCard
                    className={FIGURE}
                    label="Withdrawals"
                    value={<Money inline cents={total.withdrawals_cents} />}
                />
            )}
        </div>
    );
}

function idOf(figures: MonthFigures): string {
    return figures.label;
}
