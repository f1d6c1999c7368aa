import { ClockIcon } from '@heroicons/react/24/outline';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { byDay } from '@/features/clients/timeline/by-day';
import { TimelineEntry } from '@/features/clients/timeline/timeline-entry';
import { useTimeline } from '@/features/clients/timeline/use-timeline';
import { useTimeZone } from '@/hooks/use-time-zone';
import type { ClientHeader, TimelineSlice } from '@/types/generated';

interface TimelineListProps {
    client: ClientHeader;
    newest: TimelineSlice;
    /** The filters in use. */
    query: Readonly<Record<string, string>>;
    isNarrowed: boolean;
}

/** The timeline by day, newest first. */
export function TimelineList({ client, newest, query, isNarrowed }: TimelineListProps) {
    const { entries, hasOlder, isLoading, hasFailed, loadOlder } = useTimeline(client.id, newest, query);
    const timeZone = useTimeZone();

    if (entries.length === 0) {
        return (
            <Card>
                <EmptyState icon={ClockIcon} title={isNarrowed ? 'No matching events' : 'No events yet'}>
                    {isNarrowed
                        ? 'Choose other event types or a longer period.'
                        : `${client.first_name}’s bets, payments, messages and staff actions appear here automatically.`}
                </EmptyState>
            </Card>
        );
    }

    return (
        <div className="flex flex-col gap-4">
            {byDay(entries, timeZone).map(({ day, entries: lines }) => (
                <section key={day} aria-label={day}>
                    <h2 className="mb-1.5 text-compact font-strong text-muted">{day}</h2>
                    <Card>
                        <ul>
                            {lines.map((entry) => (
                                <TimelineEntry key={entry.key} entry={entry} day={query.as_of} />
                            ))}
                        </ul>
                    </Card>
                </section>
            ))}
            {hasFailed && <Banner tone="danger">Couldn’t load older events. Try again.</Banner>}
            {hasOlder ? (
                <Button className="self-center" loading={isLoading} onClick={() => void loadOlder()}>
                    Load older events
                </Button>
            ) : (
                <p className="text-center text-compact text-muted">Start of the timeline</p>
            )}
        </div>
    );
}
