import { PauseCircleIcon } from '@heroicons/react/24/outline';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { EmptyState } from '@/components/ui/empty-state';
import type { TimeOutRow } from '@/types/generated';

interface TimeOutsCardProps {
    timeOuts: TimeOutRow[];
    isPast?: boolean;
}

/** The breaks from gambling that the client asked for. */
export function TimeOutsCard({ timeOuts, isPast = false }: TimeOutsCardProps) {
    const inForce = timeOuts.some(({ is_in_force }) => is_in_force);

    return (
        <Card>
            <CardHeader
                title="Time-outs"
                badge={inForce ? <Badge tone="danger">In force</Badge> : <Badge tone="ok">None in force</Badge>}
            />
            {timeOuts.length === 0 ? (
                <EmptyState icon={PauseCircleIcon} title="No time-outs">
                    {isPast ? 'None was recorded by then.' : 'A time-out starts when its form is decided.'}
                </EmptyState>
            ) : (
                <ol>
                    {timeOuts.map((timeOut) => (
                        <li key={timeOut.id} className="border-b border-line px-4 py-2.5 last:border-0">
                            <p className="flex flex-wrap items-center gap-2">
                                <span className="font-medium">
                                    Until <DateTime value={timeOut.ends_at} />
                                </span>
                                {timeOut.is_in_force ? <Badge tone="danger">In force</Badge> : <Badge>Ended</Badge>}
                            </p>
                            <p className="text-compact text-muted">
                                Since <DateTime value={timeOut.starts_at} />
                                {timeOut.officer_name && ` · recorded by ${timeOut.officer_name}`}
                                {timeOut.reason && ` · ${timeOut.reason}`}
                            </p>
                        </li>
                    ))}
                </ol>
            )}
        </Card>
    );
}
