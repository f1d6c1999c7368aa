import { ShortTime } from '@/components/ui/relative-time';
import { DrawerSection } from '@/features/deposits/drawer-section';
import type { DepositEvent } from '@/types/generated';

/** Actions on the deposit, newest first. */
export function DepositHistory({ events }: { events: readonly DepositEvent[] }) {
    return (
        <DrawerSection title="History">
            {events.length === 0 && <p className="text-muted">No activity yet.</p>}
            <ol className="flex flex-col gap-2.5">
                {events.map((event) => (
                    <li key={event.id} className="flex items-baseline justify-between gap-3">
                        <div className="min-w-0">
                            <p>
                                {event.title}
                                {event.actor_name && <span className="text-muted"> by {event.actor_name}</span>}
                            </p>
                            {event.note && <p className="text-compact text-muted wrap-anywhere">{event.note}</p>}
                        </div>
                        <ShortTime value={event.at} className="shrink-0 text-compact text-muted" />
                    </li>
                ))}
            </ol>
        </DrawerSection>
    );
}
