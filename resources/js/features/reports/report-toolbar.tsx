import { PrinterIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { ExportButton } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { DateInput } from '@/components/ui/date-input';
import { Select } from '@/components/ui/select';
import { readDay } from '@/lib/day';
import { toOptions } from '@/lib/options';
import type { RouteDefinition } from '@/routes/route';
import type { Choice, ReportFilters } from '@/types/generated';
import { AustralianStateValues } from '@/types/generated';

const PERIODS = [
    { value: '7', label: 'Last 7 days' },
    { value: '30', label: 'Last 30 days' },
    { value: 'month', label: 'This month' },
    { value: 'custom', label: 'Other days' },
];

const STATES = [
    ...AustralianStateValues.map((state) => ({ value: state as string, label: state as string })),
    { value: 'none', label: 'No state' },
];

interface ReportToolbarProps {
    filters: ReportFilters;
    route: RouteDefinition;
    /** Without it, no export. */
    exportRoute: RouteDefinition | null;
    companies?: readonly Choice[];
    managers?: readonly Choice[] | null;
    hasState?: boolean;
    /** Plural noun of the rows in the file. */
    noun: string;
}

type Query = Record<string, string>;

/** Selects the period and filters, which are kept in the URL. */
export function ReportToolbar(props: ReportToolbarProps) {
    const { filters, route, exportRoute, companies, managers, hasState = false, noun } = props;
    /** The days that "Other days" shows, or null for another period. */
    const [days, setDays] = useState(filters.period === 'custom' ? daysOf(filters) : null);
    const query = queryOf(filters);
    const show = (change: Query) => {
        const typed: Query = days !== null && areComplete(days) ? { period: 'custom', ...days } : {};
        router.visit(`${route.url}?${new URLSearchParams(clean({ ...query, ...typed, ...change }))}`, {
            preserveScroll: true,
            preserveState: true,
        });
    };
    const choosePeriod = (period: string) => {
        setDays(period === 'custom' ? daysOf(filters) : null);
        if (period !== 'custom') {
            show({ period, from: '', until: '' });
        }
    };

    return (
        <div className="no-print flex flex-wrap items-center gap-2">
            <Choose
                label="Period"
                options={PERIODS}
                value={days === null ? filters.period : 'custom'}
                onChange={choosePeriod}
            />
            {days && <CustomDays days={days} onChange={setDays} onShow={() => show({})} />}
            {companies && (
                <Choose
                    label="Company"
                    placeholder="All companies"
                    options={toOptions(companies)}
                    value={filters.company ?? ''}
                    onChange={(company) => show({ company })}
                />
            )}
            {managers && (
                <Choose
                    label="Manager"
                    placeholder="All managers"
                    options={toOptions(managers)}
                    value={filters.manager ?? ''}
                    onChange={(manager) => show({ manager })}
                />
            )}
            {hasState && (
                <Choose
                    label="State"
                    placeholder="All states"
                    options={STATES}
                    value={filters.state ?? ''}
                    onChange={(state) => show({ state })}
                />
            )}
            <span className="flex-1 max-sm:hidden" />
            <Button size="sm" icon={PrinterIcon} onClick={() => window.print()}>
                <span className="max-sm:sr-only">Print</span>
            </Button>
            {exportRoute && <ExportButton route={exportRoute} query={query} isNarrowed noun={noun} />}
        </div>
    );
}

interface ChooseProps {
    label: string;
    placeholder?: string;
    options: { value: string; label: string }[];
    value: string;
    onChange: (value: string) => void;
}

function Choose({ label, placeholder, ...select }: ChooseProps) {
    return (
        <span className="w-40">
            <Select dense aria-label={label} {...(placeholder && { clearable: true, placeholder })} {...select} />
        </span>
    );
}

interface Days {
    from: string;
    until: string;
}

interface CustomDaysProps {
    days: Days;
    onChange: (days: Days) => void;
    onShow: () => void;
}

function CustomDays({ days, onChange, onShow }: CustomDaysProps) {
    return (
        <form
            className="flex flex-wrap items-center gap-2"
            onSubmit={(event) => {
                event.preventDefault();
                onShow();
            }}
        >
            <span className="w-40">
                <DateInput aria-label="First day" value={days.from} onChange={(from) => onChange({ ...days, from })} />
            </span>
            <span className="w-40">
                <DateInput
                    aria-label="Last day"
                    value={days.until}
                    onChange={(until) => onChange({ ...days, until })}
                />
            </span>
            <Button size="sm" type="submit" disabled={!areComplete(days)}>
                Show
            </Button>
        </form>
    );
}

function daysOf({ from, until }: ReportFilters): Days {
    return { from, until };
}

function areComplete({ from, until }: Days): boolean {
    return readDay(writeSlashes(from)) !== null && readDay(writeSlashes(until)) !== null;
}

/** `2026-11-20` as `20/11/2026`. */
function writeSlashes(day: string): string {
    return day.split('-').reverse().join('/');
}

function queryOf({ period, from, until, company, manager, state }: ReportFilters): Query {
    const days: Query = period === 'custom' ? { from, until } : {};

    return clean({ period, ...days, company: company ?? '', manager: manager ?? '', state: state ?? '' });
}

function clean(query: Query): Query {
    return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
