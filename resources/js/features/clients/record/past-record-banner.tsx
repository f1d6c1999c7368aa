import { Banner } from '@/components/ui/banner';
import { LinkButton } from '@/components/ui/link-button';
import { CLIENT_TABS } from '@/features/clients/client-tabs';
import { PastRecordPicker } from '@/features/clients/record/past-record-picker';
import { formatDate, formatMoney } from '@/lib/format';
import type { ClientAsOf, ClientHeader } from '@/types/generated';

/** The parts of a page that show a past day, by Inertia component. The other pages show only today's record. */
const SHOWN: Record<string, string> = {
    'Clients/Details': 'Fields that changed since also show today’s value.',
    'Clients/Timeline': 'Entries by then, with the status of that time.',
    'Clients/Notes': 'Notes as they read then, without notes that were deleted since.',
    'Clients/Messages': 'Messages with the delivery status of that time.',
    'Clients/Emails': 'Emails with the delivery status of that time.',
    'Clients/Bets':
        'Bets placed by then, with the results of that time. Corrections that bookmakers sent later are included.',
    'Clients/Bonuses': 'Bonuses with the status of that time.',
    'Clients/Transfers': 'Transfers and site accounts with the status and the balances of that time.',
    'Clients/ResponsibleGambling':
        'Limits, exclusions, checks and events of that time. Planned ends of limits that were changed later, and owners of events that moved on later, are not recorded.',
    'Clients/RsgCommunication': 'RSG messages with the status of that time.',
    'Clients/ActivityLogs': 'Changes made by then.',
};

interface PastRecordBannerProps {
    client: ClientHeader;
    /** The Inertia component of the current page. */
    component: string;
    /** The day in the address. */
    day: string;
    /** Missing on pages that only show today's record. */
    asOf: ClientAsOf | null;
}

/** Says which day a client's page shows, on every page with the day in its address. */
export function PastRecordBanner({ client, component, day, asOf }: PastRecordBannerProps) {
    const tab = CLIENT_TABS.find((each) => each.component === component);
    if (!tab) {
        return null;
    }
    const date = formatDate(day, 'UTC');
    const title =
        asOf === null ? 'Today’s record' : `${asOf.existed ? 'Record at the end of' : 'No record on'} ${date}`;

    return (
        <div className="px-4 pt-4 sm:px-6">
            <Banner tone={asOf === null ? 'warn' : 'info'} title={title}>
                {textOf(client, asOf, SHOWN[component])}
                <div className="mt-2 flex flex-wrap gap-2">
                    <LinkButton size="sm" href={tab.href({ client: client.id })}>
                        Back to today
                    </LinkButton>
                    <PastRecordPicker
                        clientId={client.id}
                        day={day}
                        page={asOf === null ? CLIENT_TABS[0]?.href : tab.href}
                    />
                </div>
            </Banner>
        </div>
    );
}

function textOf(client: ClientHeader, asOf: ClientAsOf | null, shown = ''): string {
    if (asOf === null) {
        return 'This page has no past records.';
    }
    if (!asOf.existed) {
        return `${client.full_name} became a client after this day.`;
    }

    return `${shown} The balance was ${formatMoney(asOf.balance_cents)}. This view is read-only. The page header shows today’s record.`.trim();
}
