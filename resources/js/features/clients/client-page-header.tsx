import { Badge } from '@/components/ui/badge';
import { CompanyMark } from '@/components/ui/company-mark';
import { ClientActions } from '@/features/clients/client-actions';
import { ClientBalance } from '@/features/clients/client-balance';
import { ClientMarks } from '@/features/clients/client-marks';
import { ClientStatusBadge } from '@/features/clients/client-status-badge';
import { ClientTabBar } from '@/features/clients/client-tab-bar';
import { CLIENT_TABS } from '@/features/clients/client-tabs';
import { RatingPicker } from '@/features/clients/rating-picker';
import { useAsOfDay } from '@/features/clients/record/use-as-of-day';
import { RecordViewers } from '@/features/clients/record-viewers';
import { PageHeader } from '@/layouts/page-header';
import { clients } from '@/routes/generated';
import type { ClientHeader } from '@/types/generated';

interface ClientPageHeaderProps {
    client: ClientHeader;
    /** The Inertia component of the current page. */
    component: string;
}

/** The header of all client pages, with the company's colour band and the tab bar. */
export function ClientPageHeader({ client, component }: ClientPageHeaderProps) {
    const day = useAsOfDay();
    // The header shows today's record on a past day too, marked as such and read-only.
    const isPastRecord = day !== null;

    return (
        <>
            <div aria-hidden="true" className="h-1 shrink-0" style={{ background: client.company_color }} />
            <div className="relative shrink-0">
                <PageHeader
                    breadcrumbs={[
                        { title: 'Clients', href: clients.index() },
                        {
                            title: client.full_name,
                            href: clients.edit({ client: client.id }, { query: { as_of: day } }),
                        },
                        ...CLIENT_TABS.filter((tab) => tab.component === component).map(({ label }) => ({
                            title: label,
                        })),
                    ]}
                    title={client.full_name}
                    badges={
                        <>
                            {isPastRecord && <Badge tone="info">As of today</Badge>}
                            <RatingPicker client={isPastRecord ? { ...client, ratings: [] } : client} />
                            <Badge>PIN {client.pin}</Badge>
                            <ClientStatusBadge status={client.status} />
                            <CompanyMark
                                name={client.company_name}
                                color={client.company_color}
                                logo={client.company_logo}
                                className="text-compact"
                            />
                            <Badge>{client.account_manager?.full_name ?? 'No manager'}</Badge>
                            <ClientBalance client={client} />
                            <ClientMarks
                                isBetstopped={client.betstop_state === 'registered'}
                                isBarred={client.is_barred}
                                isSmsOptedOut={client.is_sms_opted_out}
                            />
                        </>
                    }
                    actionsFirst
                    actions={!isPastRecord && <ClientActions key={client.id} client={client} />}
                    tabs={<ClientTabBar client={client} component={component} />}
                />
                <RecordViewers clientId={client.id} />
            </div>
        </>
    );
}
