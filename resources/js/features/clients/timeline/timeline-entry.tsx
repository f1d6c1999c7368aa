import {
    AdjustmentsHorizontalIcon,
    ArrowDownTrayIcon,
    ArrowsRightLeftIcon,
    ArrowUpTrayIcon,
    ChatBubbleLeftIcon,
    ClockIcon,
    DocumentTextIcon,
    EnvelopeIcon,
    ExclamationTriangleIcon,
    GiftIcon,
    MegaphoneIcon,
    PencilSquareIcon,
    PhoneIcon,
    ShieldCheckIcon,
    TicketIcon,
} from '@heroicons/react/24/outline';
import { Link } from '@inertiajs/react';
import type { Icon } from '@/components/ui/icon-type';
import { Money } from '@/components/ui/money';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatTime } from '@/lib/format';
import type { TimelineEntry as Entry } from '@/types/generated';

const ICONS: Record<string, Icon> = {
    bet: TicketIcon,
    deposit: ArrowDownTrayIcon,
    withdrawal: ArrowUpTrayIcon,
    transfer: ArrowsRightLeftIcon,
    bonus_claim: GiftIcon,
    sms: ChatBubbleLeftIcon,
    email: EnvelopeIcon,
    call: PhoneIcon,
    rsg_communication: MegaphoneIcon,
    rsg_form: DocumentTextIcon,
    rsg_event: ExclamationTriangleIcon,
    rsg_limit: AdjustmentsHorizontalIcon,
    rsg_limit_end: AdjustmentsHorizontalIcon,
    barred_entry: ShieldCheckIcon,
    protection: ShieldCheckIcon,
    betstop_check: ShieldCheckIcon,
    note: PencilSquareIcon,
};

interface TimelineEntryProps {
    entry: Entry;
    /** The past day on screen. */
    day: string | undefined;
}

/** A timeline entry that links to the page with the details. */
export function TimelineEntry({ entry, day }: TimelineEntryProps) {
    const Glyph = ICONS[entry.source] ?? ClockIcon;
    const time = formatTime(entry.at, useTimeZone());

    return (
        <li className="border-b border-line last:border-0">
            <Link
                href={day === undefined ? entry.url : `${entry.url}?as_of=${day}`}
                className="flex items-start gap-3 px-4 py-2.5 hover:bg-sunken focus-visible:-outline-offset-2"
            >
                <Glyph aria-hidden="true" className="icon mt-0.5 shrink-0 text-muted" />
                <span className="min-w-0 flex-1 wrap-anywhere">
                    {entry.text}
                    {entry.state && <span className="text-muted"> · {entry.state}</span>}
                </span>
                {entry.amount_cents !== null && <Money cents={entry.amount_cents} inline className="shrink-0" />}
                <time dateTime={entry.at} className="w-12 shrink-0 text-right text-compact text-muted tabular">
                    {time}
                </time>
            </Link>
        </li>
    );
}
