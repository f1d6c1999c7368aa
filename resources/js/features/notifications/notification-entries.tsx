import { useEffect, useRef } from 'react';
import { countOf, entriesOf } from '@/features/notifications/groups';
import { NotificationRow } from '@/features/notifications/notification-row';
import { useEntryKeys } from '@/features/notifications/use-entry-keys';
import { formatCount } from '@/lib/format';
import { useNotificationStore } from '@/stores/notification-store';
import { useCounters } from '@/stores/use-counters';
import type { NotificationType } from '@/types/generated';

/** One type of a group, or the whole group. */
export interface Section {
    title: string;
    types: readonly NotificationType[];
}

interface NotificationEntriesProps {
    section: Section;
    onLeave: () => void;
}

/** Unread notifications of a section, newest first. */
export function NotificationEntries({ section: { title, types }, onLeave }: NotificationEntriesProps) {
    const count = countOf(types, useCounters());
    const lists = useNotificationStore((state) => state.lists);
    const leaving = useNotificationStore((state) => state.leaving);
    const entries = entriesOf(types, lists, leaving);
    const box = useFocusKept(entries.length);
    useEntryKeys(box);
    const more = count - entries.filter(({ is_read }) => !is_read).length;

    return (
        <div ref={box}>
            {entries.length > 0 ? (
                <ul aria-label={title}>
                    {entries.map((notification) => (
                        <NotificationRow key={notification.id} notification={notification} onLeave={onLeave} />
                    ))}
                </ul>
            ) : (
                <p className="px-3.5 py-8 text-center text-muted">No new {title}</p>
            )}
            {more > 0 && (
                <p className="border-t border-line px-3.5 py-2.5 text-center text-compact text-muted">
                    {formatCount(more)} more under View all
                </p>
            )}
        </div>
    );
}

/** Moves the focus to the panel when the focused row leaves. */
function useFocusKept(rowCount: number) {
    const box = useRef<HTMLDivElement>(null);
    const previousCount = useRef(rowCount);

    useEffect(() => {
        if (rowCount < previousCount.current && document.activeElement === document.body) {
            box.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
        }
        previousCount.current = rowCount;
    }, [rowCount]);

    return box;
}
