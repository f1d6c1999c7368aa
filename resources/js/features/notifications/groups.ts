import {
    ChatBubbleOvalLeftIcon,
    DocumentTextIcon,
    HandRaisedIcon,
    ShieldCheckIcon,
    StarIcon,
} from '@heroicons/react/24/outline';
import type { Icon } from '@/components/ui/icon-type';
import { can } from '@/lib/shared-props';
import { COUNTER_OF, type NotificationLists } from '@/stores/notification-lists';
import type { Ability, AuthUser, CountersData, NotificationData, NotificationType } from '@/types/generated';

export interface NotificationGroup {
    title: string;
    icon: Icon;
    types: readonly NotificationType[];
    /** Abilities, any of which opens the group. */
    anyOf: readonly Ability[];
    /** Ability whose holders find these types in another group. */
    unless?: Ability;
    /** Plays a sound for new notifications. */
    hasSound?: boolean;
}

interface TypeInGroup {
    /** Tab title inside the group. */
    title: string;
    /** Ability needed to receive this type. */
    ability: Ability;
}

export const TYPES_IN_GROUPS: Record<NotificationType, TypeInGroup> = {
    risk_check: { title: 'Risk checks', ability: 'riskCheckClients' },
    withdrawal: { title: 'Withdrawals', ability: 'viewWithdrawals' },
    deposit: { title: 'Deposits', ability: 'viewDeposits' },
    rsg_communication: { title: 'Communications', ability: 'viewRsgCommunications' },
    form_submission: { title: 'Forms', ability: 'viewRsgFormSubmissions' },
    social_media_review: { title: 'Reviews', ability: 'viewSocialMediaReviews' },
    message: { title: 'Messages', ability: 'viewSMSPanel' },
};

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
    // Shown to users without the RSG group.
    {
        title: 'Form submissions',
        icon: DocumentTextIcon,
        types: ['form_submission'],
        anyOf: ['viewRsgFormSubmissions'],
        unless: 'viewRsgCommunications',
    },
    {
        title: 'Social media reviews',
        icon: StarIcon,
        types: ['social_media_review'],
        anyOf: ['viewSocialMediaReviews'],
        unless: 'viewRsgCommunications',
    },
    {
        title: 'Messages',
        icon: ChatBubbleOvalLeftIcon,
        types: ['message'],
        anyOf: ['viewSMSPanel'],
        hasSound: true,
    },
];

/** The groups that the user can see, each with the types that the user receives. */
export function groupsOf(user: AuthUser): NotificationGroup[] {
    return GROUPS.filter(
        ({ anyOf, unless }) => anyOf.some((ability) => can(user, ability)) && !(unless && can(user, unless)),
    ).map((group) => ({ ...group, types: group.types.filter((type) => can(user, TYPES_IN_GROUPS[type].ability)) }));
}

export function countOf(types: readonly NotificationType[], counters: CountersData): number {
    return types.reduce((sum, type) => sum + counters[COUNTER_OF[type]], 0);
}

/** Unread and leaving notifications of these types, newest first. */
export function entriesOf(
    types: readonly NotificationType[],
    lists: NotificationLists,
    leaving: ReadonlySet<number>,
): NotificationData[] {
    // The sort is stable, so notifications of the same second keep their order of arrival.
    return types
        .flatMap((type) => lists[type])
        .filter(({ id, is_read }) => !is_read || leaving.has(id))
        .sort((one, other) => compare(other.notified_at, one.notified_at));
}

function compare(one: string, other: string): number {
    return one === other ? 0 : one < other ? -1 : 1;
}
