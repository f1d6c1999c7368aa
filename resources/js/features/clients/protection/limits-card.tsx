import { AdjustmentsHorizontalIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { EmptyState } from '@/components/ui/empty-state';
import { RelativeTime } from '@/components/ui/relative-time';
import { LimitDialog } from '@/features/clients/protection/limit-dialog';
import { limitText } from '@/features/clients/protection/limit-text';
import { cn } from '@/lib/cn';
import type { ClientHeader, RsgLimitRow } from '@/types/generated';

interface LimitsCardProps {
    client: ClientHeader;
    limits: RsgLimitRow[];
    canProtect: boolean;
    isPast?: boolean;
}

/** The client's current, pending and past limits. */
export function LimitsCard({ client, limits, canProtect, isPast = false }: LimitsCardProps) {
    const [isSetting, setIsSetting] = useState(false);

    return (
        <Card>
            <CardHeader
                title="Limits"
                actions={
                    canProtect && (
                        <Button size="sm" onClick={() => setIsSetting(true)}>
                            Set limit
                        </Button>
                    )
                }
            />
            {limits.length === 0 ? (
                <EmptyState icon={AdjustmentsHorizontalIcon} title="No limits">
                    {isPast
                        ? 'None was recorded by then.'
                        : 'Set a limit that the client asks for. A stricter limit applies straight away, a looser one after seven days.'}
                </EmptyState>
            ) : (
                <ol>
                    {limits.map((limit) => (
                        <Limit key={limit.id} limit={limit} isPast={isPast} />
                    ))}
                </ol>
            )}
            <LimitDialog client={client} open={isSetting} onClose={() => setIsSetting(false)} />
        </Card>
    );
}

function Limit({ limit, isPast }: { limit: RsgLimitRow; isPast: boolean }) {
    const hasEnded = limit.has_ended;
    // "Starts 3 weeks ago" would be wrong on a past day.
    const Time = isPast ? DateTime : RelativeTime;

    return (
        <li className={cn('border-b border-line px-4 py-2.5 last:border-0', hasEnded && 'text-muted')}>
            <p className="flex flex-wrap items-center gap-2">
                <span className={cn('font-medium', hasEnded && 'line-through')}>{limitText(limit)}</span>
                {limit.is_waiting && (
                    <Badge tone="info">
                        Starts <Time value={limit.effective_at} />
                    </Badge>
                )}
                {!hasEnded && limit.ended_at && (
                    <Badge tone="warn">
                        Ends <Time value={limit.ended_at} />
                    </Badge>
                )}
            </p>
            <p className="text-compact text-muted">
                Since <RelativeTime value={limit.effective_at} />
                {limit.officer_name && ` · recorded by ${limit.officer_name}`}
                {limit.reason && ` · ${limit.reason}`}
            </p>
        </li>
    );
}
