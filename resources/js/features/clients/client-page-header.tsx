import { Badge } from '@/components/ui/badge';
import { CompanyMark } from '@/components/ui/company-mark';
import { TabLinks } from '@/components/ui/tab-links';
import { ClientMarks } from '@/features/clients/client-marks';
import { ClientStatusBadge } from '@/features/clients/client-status-badge';
import { type ClientTab, clientTabs } from '@/features/clients/client-tabs';
import { RatingPicker } from '@/features/clients/rating-picker';
import { RecordViewers } from '@/features/clients/record-viewers';
import { PageHeader } from '@/layouts/page-header';
import { clients } from '@/routes/generated';
import type { ClientHeader } from '@/types/generated';

interface ClientPageHeaderProps {
    client: ClientHeader;
    tab: ClientTab;
}

/** The head of every page of one client: the company's colour, who it is, how they stand, and the client's tabs. */
export function ClientPageHeader({ client, tab }: ClientPageHeaderProps) {
    return (
        <>
            <div aria-hidden="true" className="h-1 shrink-0" style={{ background: client.company_color }} />
            <div className="relative shrink-0">
                <PageHeader
                    breadcrumbs={[{ title: 'Clients', href: clients.index() }, { title: client.full_name }]}
                    title={client.full_name}
                    badges={
                        <>
                            <RatingPicker client={client} />
                            <Badge>PIN {client.pin}</Badge>
                            <ClientStatusBadge status={client.status} />
                            <CompanyMark
                                name={client.company_name}
                                color={client.company_color}
                                logo={client.company_logo}
                                className="text-compact"
                            />
                            <Badge>{client.account_manager?.full_name ?? 'No manager'}</Badge>
                            <ClientMarks
                                isBetstopped={client.betstop_state === 'registered'}
                                isBarred={client.is_barred}
                                isSmsOptedOut={client.is_sms_opted_out}
                            />
                        </>
                    }
                    tabs={
                        <TabLinks
                            label={`Pages of ${client.full_name}`}
                            className="no-print mt-2 px-4 sm:px-6"
                            items={clientTabs(client.id).map(({ key, label, href }) => ({
                                label,
                                href,
                                current: key === tab,
                            }))}
                        />
                    }
                />
                <RecordViewers clientId={client.id} />
            </div>
        </>
    );
}
