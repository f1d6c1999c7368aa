import { StatCard } from '@/components/ui/stat-card';
import { formatCount } from '@/lib/format';
import { telescope } from '@/routes/generated/telescope';
import type { PulsePage } from '@/types/generated';

type Totals = Pick<
    PulsePage,
    'requests' | 'sampled_requests' | 'cache_hits' | 'cache_misses' | 'exceptions_count' | 'failed_jobs'
>;

/** Requests, cache, exceptions and failed jobs of the period. */
export function PulseTotals({ totals }: { totals: Totals }) {
    const { requests, sampled_requests, cache_hits, cache_misses, exceptions_count, failed_jobs } = totals;
    const isEstimate = requests > sampled_requests;
    const reads = cache_hits + cache_misses;

    return (
        <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
            <StatCard
                label="Requests"
                value={`${isEstimate ? 'About ' : ''}${formatCount(requests)}`}
                hint={isEstimate ? `Estimated from ${formatCount(sampled_requests)}` : 'All recorded'}
            />
            <StatCard
                label="Cache hit rate"
                value={reads === 0 ? '—' : `${Math.round((cache_hits / reads) * 100)}%`}
                hint={
                    reads === 0 ? 'No reads recorded' : `${formatCount(cache_misses)} of ${formatCount(reads)} missed`
                }
            />
            <StatCard
                label="Exceptions"
                value={formatCount(exceptions_count)}
                hint={exceptions_count === 0 ? 'None' : 'By class below'}
                tone={exceptions_count > 0 ? 'danger' : 'neutral'}
                href={telescope.index({ query: { view: 'exception' } })}
            />
            <StatCard
                label="Failed jobs"
                value={formatCount(failed_jobs)}
                hint={failed_jobs === 0 ? 'None' : 'By class below'}
                tone={failed_jobs > 0 ? 'danger' : 'neutral'}
                href={telescope.index({ query: { view: 'job', outcome: 'failed' } })}
            />
        </div>
    );
}
