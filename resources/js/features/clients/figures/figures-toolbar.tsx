import { router } from '@inertiajs/react';
import { ExportButton } from '@/components/data-table';
import { Select } from '@/components/ui/select';
import { toOptions } from '@/lib/options';
import { clients } from '@/routes/generated';
import type { ClientStatsPage } from '@/types/generated';

const PERIODS = ['12', '24', '36'].map((value) => ({ value, label: `Last ${value} months` }));

type FiguresToolbarProps = Pick<ClientStatsPage, 'client' | 'months' | 'site' | 'sites' | 'can_export'>;

/** Selects the period and the site, which are kept in the URL. */
export function FiguresToolbar({ client, months, site, sites, can_export }: FiguresToolbarProps) {
    const query = { months: String(months), ...(site === null ? {} : { site: String(site) }) };

    const show = (change: { months?: string; site?: string }) =>
        router.visit(clients.stats({ client: client.id }, { query: { ...query, ...change } }), {
            only: ['figures', 'months', 'site'],
            preserveScroll: true,
            preserveState: true,
        });

    return (
        <div className="flex flex-wrap items-center gap-2">
            <span className="w-40 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1">
                <Select
                    dense
                    aria-label="Period"
                    options={PERIODS}
                    value={String(months)}
                    onChange={(value) => show({ months: value })}
                />
            </span>
            <span className="w-44 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1">
                <Select
                    dense
                    clearable
                    placeholder="All sites"
                    aria-label="Site"
                    options={toOptions(sites)}
                    value={site === null ? '' : String(site)}
                    onChange={(value) => show({ site: value })}
                />
            </span>
            <span className="flex-1 max-sm:hidden" />
            {can_export && (
                <ExportButton
                    route={clients.statsExport({ client: client.id })}
                    query={query}
                    isNarrowed
                    noun="monthly figures"
                />
            )}
        </div>
    );
}
