import { ChatBubbleOvalLeftIcon, HandRaisedIcon, ShieldCheckIcon } from '@heroicons/react/24/outline';
import type { Icon } from '@/components/ui/icon-type';
import { can } from '@/lib/shared-props';
import { COUNTER_OF, type NotificationLists } from '@/stores/notification-lists';
import type { Ability, AuthUser, CountersData, NotificationData, NotificationType } from '@/types/generated';

export interface NotificationGroup {
    title: string;
    icon: Icon;
    types: readonly NotificationType[];
    /** One of them opens the group. */
    anyOf: readonly Ability[];
    /** Arrivals are heard, unless muted. */
    hasSound?: boolean;
}

const GROUPS: readonly NotificationGroup[] = [
    {
        title: 'Risk checks',
        icon: ShieldCheckIcon,
        types: ['risk_check', 'withdrawal', 'deposit'],
        anyOf: ['riskCheckClients', 'viewWithdrawals', 'viewDeposits'],
    },
    {
        title: 'RSG',
        icon: HandRaisedIcon,
        types: ['rsg_communication', 'form_submission', 'social_media_review'],
        anyOf: ['viewRsgCommunications'],
    },
    {
        title: 'Messages',
        icon: ChatBubbleOvalLeftIcon,
        types: ['message'],
        anyOf: ['viewSMSPanel'],
        hasSound: true,
    },
];

/** The groups of the notification bar that the person sees. */
export function groupsOf(user: AuthUser): NotificationGroup[] {
    return GROUPS.filter(({ anyOf }) => anyOf.some((ability) => can(user, ability)));
}

export function countOf({ types }: NotificationGroup, counters: CountersData): number {
    return types.reduce((sum, type) => sum + counters[COUNTER_OF[type]], 0);
}

/** What is unread in the group and what is just leaving it, newest first. */
export function entriesOf(
    { types }: NotificationGroup,
    lists: NotificationLists,
    leaving: ReadonlySet<number>,
): NotificationData[] {
    return types
        .flatMap((type) => lists[type])
        .filter(({ id, is_read }) => !is_read || leaving.has(id))
        .sort((one, other) => compare(other.notified_at, one.notified_at) || other.id - one.id);
}

function compare(one: string, other: string): number {
    return one === other ? 0 : one < other ? -1 : 1;
}
