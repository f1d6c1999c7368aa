import { Banner } from '@/components/ui/banner';
import { LinkButton } from '@/components/ui/link-button';
import { CLIENT_TABS } from '@/features/clients/client-tabs';
import { PastRecordPicker } from '@/features/clients/record/past-record-picker';
import { formatDate, formatMoney } from '@/lib/format';
import type { ClientAsOf, ClientHeader } from '@/types/generated';

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
                {textOf(client, asOf, tab.past)}
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

function textOf(client: ClientHeader, asOf: ClientAsOf | null, past = ''): string {
    if (asOf === null) {
        return 'This page has no past records.';
    }
    if (!asOf.existed) {
        return `${client.full_name} became a client after this day.`;
    }

    return `${past} The balance was ${formatMoney(asOf.balance_cents)}. This view is read-only. The page header shows today’s record.`.trim();
}
