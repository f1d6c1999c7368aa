import { Badge } from '@/components/ui/badge';
import { StatCard } from '@/components/ui/stat-card';
import { queueTone } from '@/features/dashboard/queue-tone';
import { useNow } from '@/hooks/use-now';
import { formatCount, formatRelative } from '@/lib/format';
import { clients, notifications } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';
import type { DashboardQueue } from '@/types/generated';

const PLACES: Record<DashboardQueue['key'], RouteDefinition> = {
    risk_checks: clients.index({ query: { custom_risk_filter: 'pending_new_acount_check' } }),
    pending_deposits: notifications.index({ query: { type: 'deposit' } }),
};

export function QueueStats({ queues }: { queues: DashboardQueue[] }) {
    const now = Number(useNow());

    if (queues.length === 0) {
        return null;
    }

    return (
        <section aria-label="Queues" className="col-span-12 grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-4">
            {queues.map((queue) => (
                <StatCard
                    key={queue.key}
                    label={queue.title}
                    value={formatCount(queue.count)}
                    href={PLACES[queue.key].url}
                    hint={
                        <Badge tone={queueTone(queue, now)}>
                            {queue.oldest_at
                                ? `oldest ${formatRelative(queue.oldest_at, now).replace(' ago', '')}`
                                : 'all clear'}
                        </Badge>
                    }
                />
            ))}
        </section>
    );
}
