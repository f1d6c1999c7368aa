import { router } from '@inertiajs/react';
import { Button } from '@/components/ui/button';
import { sms } from '@/routes/generated';
import type { SmsUnread } from '@/types/generated';

/** Marks the client's messages as read. Opening the page doesn't, because the viewer may not have handled them. */
export function UnreadBar({ unread }: { unread: readonly SmsUnread[] }) {
    const [first] = unread;
    const count = unread.reduce((sum, each) => sum + each.count, 0);
    if (first === undefined) {
        return null;
    }

    return (
        <div className="flex flex-wrap items-center gap-2 border-b border-line bg-accent-soft px-4 py-2">
            <p className="flex-1 font-medium">{count === 1 ? '1 unread message' : `${count} unread messages`}</p>
            <Button
                size="sm"
                onClick={() =>
                    router.put(
                        sms.conversationsMarkAsRead({ conversation: first.conversation_id }),
                        {},
                        { preserveScroll: true, preserveState: true },
                    )
                }
            >
                Mark as read
            </Button>
        </div>
    );
}
