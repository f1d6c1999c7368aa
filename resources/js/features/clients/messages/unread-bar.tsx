import { router } from '@inertiajs/react';
import { Button } from '@/components/ui/button';
import { sms } from '@/routes/generated';
import type { SmsUnread } from '@/types/generated';

/** Marks the client's messages as read. Opening the page doesn't, because the viewer may not have handled them. */
export function UnreadBar({ unread }: { unread: readonly SmsUnread[] }) {
    const count = unread.reduce((sum, each) => sum + each.count, 0);
    if (unread.length === 0) {
        return null;
    }

    return (
        <div className="flex flex-wrap items-center gap-2 border-b border-line bg-accent-soft px-4 py-2">
            <p className="flex-1 font-medium">{count === 1 ? '1 unread message' : `${count} unread messages`}</p>
            <Button size="sm" onClick={() => markAsRead(unread)}>
                Mark as read
            </Button>
        </div>
    );
}

/** One conversation after the other: a client may write from several numbers. Messages that are not on screen yet stay unread. */
function markAsRead([first, ...others]: readonly SmsUnread[]): void {
    if (first) {
        router.put(
            sms.conversationsMarkAsRead({ conversation: first.conversation_id }),
            { up_to: first.last_message_id },
            { preserveScroll: true, preserveState: true, onSuccess: () => markAsRead(others) },
        );
    }
}
