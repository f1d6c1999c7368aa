import { Badge } from '@/components/ui/badge';
import { StatCard } from '@/components/ui/stat-card';
import { queueTone } from '@/features/dashboard/queue-tone';
import { useNow } from '@/hooks/use-now';
import { dueText } from '@/lib/due-text';
import { formatCount, formatRelative } from '@/lib/format';
import { SMS_PANEL_GATE } from '@/navigation/page-gates';
import { useGate } from '@/navigation/use-navigation';
import { bonus, clients, deposits, notifications, rsg, sms, withdrawals } from '@/routes/generated';
import { COUNTER_OF } from '@/stores/notification-lists';
import { useCounters } from '@/stores/use-counters';
import type { DashboardQueue, NotificationType } from '@/types/generated';

/** Pages that list the work, the oldest first. The work of other types is done in the list of notifications. */
const PAGES: Partial<Record<NotificationType, string>> = {
    risk_check: clients.index({ query: { custom_risk_filter: 'pending_new_acount_check', sort: 'created_at' } }).url,
    withdrawal: withdrawals.index({ query: { view: 'to_check' } }).url,
    deposit: deposits.pending({ query: { sort: 'waiting_since' } }).url,
    rsg_communication: rsg.communicationsIndex().url,
    form_submission: rsg.formSubmissionsIndex().url,
    social_media_review: bonus.socialMediaReviewsIndex().url,
};

const pageOf = (type: NotificationType, opensPanel: boolean): string =>
    (type === 'message' && opensPanel ? sms.unread().url : PAGES[type]) ??
    notifications.index({ query: { type, state: 'unread' } }).url;

/** The queues that the viewer works, with the same counts as the sidebar and the notification buttons. */
export function QueueStats({ queues }: { queues: DashboardQueue[] }) {
    const now = Number(useNow());
    const counters = useCounters();
    const opensPanel = useGate(SMS_PANEL_GATE);

    if (queues.length === 0) {
        return null;
    }

    return (
        <section
            aria-label="Queues"
            className="col-span-12 grid grid-cols-2 gap-4 sm:grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))]"
        >
            {queues.map((queue) => {
                const unread = counters[COUNTER_OF[queue.type]];

                return (
                    <StatCard
                        key={queue.type}
                        label={queue.title}
                        value={formatCount(unread)}
                        href={pageOf(queue.type, opensPanel)}
                        hint={
                            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                                <Badge tone={queueTone(queue, now)}>
                                    {queue.due_at ? dueText(queue.due_at, now) : 'all clear'}
                                </Badge>
                                {queue.oldest_at && (
                                    <span>oldest {formatRelative(queue.oldest_at, now).replace(' ago', '')}</span>
                                )}
                                {/* The viewer has marked some as read, or several are from one client. */}
                                {queue.open > unread && (
                                    <span>
                                        {formatCount(unread)} unread of {formatCount(queue.open)}
                                    </span>
                                )}
                            </span>
                        }
                    />
                );
            })}
        </section>
    );
}
