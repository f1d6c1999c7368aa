import { router } from '@inertiajs/react';
import { ExportButton } from '@/components/data-table';
import { RelativeTime } from '@/components/ui/relative-time';
import { Select } from '@/components/ui/select';
import { formatMonth } from '@/lib/format';
import type { RouteDefinition } from '@/routes/route';
import type { ReportPeriod } from '@/types/generated';

const LENGTHS = [
    { value: '1', label: '1 month' },
    { value: '3', label: '3 months' },
    { value: '6', label: '6 months' },
    { value: '12', label: '12 months' },
];

interface PeriodToolbarProps {
    period: ReportPeriod;
    /** The page without its query. */
    page: RouteDefinition;
    /** Null when the viewer can't export. */
    exportRoute: RouteDefinition | null;
    noun: string;
}

/** Selects the months of a report, which are kept in the URL. */
export function PeriodToolbar({ period, page, exportRoute, noun }: PeriodToolbarProps) {
    const query = { until: period.until, months: String(period.months) };

    const show = (change: { until?: string; months?: string }) =>
        router.get(page.url, { ...query, ...change }, { preserveScroll: true, preserveState: true });

    return (
        <div className="flex flex-wrap items-center gap-2">
            <span className="w-40 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1">
                <Select
                    dense
                    aria-label="Length of the period"
                    options={LENGTHS}
                    value={query.months}
                    onChange={(months) => show({ months })}
                />
            </span>
            <span className="w-44 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1">
                <Select
                    dense
                    aria-label="Last month"
                    options={period.choices.map((value) => ({ value, label: `to ${formatMonth(value)}` }))}
                    value={query.until}
                    onChange={(until) => show({ until })}
                />
            </span>
            <span className="flex-1 text-compact text-muted max-sm:order-last max-sm:basis-full">
                {period.added_up_at === null ? (
                    'No figures yet. They’re updated every hour.'
                ) : (
                    <>
                        Updated <RelativeTime value={period.added_up_at} />
                    </>
                )}
            </span>
            {exportRoute && <ExportButton route={exportRoute} query={query} isNarrowed noun={noun} />}
        </div>
    );
}
