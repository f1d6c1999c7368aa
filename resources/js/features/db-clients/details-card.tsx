import { Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { ageOn } from '@/features/clients/age';
import { ConsentBadge, OutcomeBadge, Validity } from '@/features/db-clients/db-client-badges';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDate } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { DbClientHeader } from '@/types/generated';

interface DetailsCardProps {
    dbClient: DbClientHeader;
    canOpenLead: boolean;
    /** Content below the details. */
    children?: ReactNode;
}

/** The DB client's personal details, source, consent and assignee. */
export function DetailsCard({ dbClient, canOpenLead, children }: DetailsCardProps) {
    const timeZone = useTimeZone();
    const born = dbClient.date_of_birth;
    const due = dbClient.list_due_on && ` (due ${formatDate(dbClient.list_due_on, timeZone)})`;

    return (
        <Card>
            <CardHeader title="DB client" />
            <CardBody className="flex flex-col gap-4">
                <DescriptionList
                    items={[
                        { term: 'Name', details: dbClient.full_name },
                        {
                            term: 'Date of birth',
                            details: born && `${formatDate(born, timeZone)} (${ageOn(born, new Date(), timeZone)})`,
                        },
                        { term: 'Email', details: dbClient.email && <Email dbClient={dbClient} /> },
                        { term: 'Source', details: dbClient.source },
                        { term: 'Consent', details: <ConsentBadge basis={dbClient.consent_basis} /> },
                        { term: 'Assignee', details: dbClient.assignee_name },
                        { term: 'List', details: dbClient.list_name && `${dbClient.list_name}${due ?? ''}` },
                        {
                            term: 'Last call',
                            details: dbClient.last_outcome && <OutcomeBadge outcome={dbClient.last_outcome} />,
                        },
                        {
                            term: 'Lead',
                            details:
                                dbClient.lead_id !== null &&
                                (canOpenLead ? (
                                    <Link
                                        href={clients.leadsShow({ lead: dbClient.lead_id })}
                                        className="font-medium underline underline-offset-2 hover:no-underline"
                                    >
                                        Lead {dbClient.lead_id}
                                    </Link>
                                ) : (
                                    `Lead ${dbClient.lead_id}`
                                )),
                        },
                        { term: 'Created', details: <DateTime value={dbClient.created_at} /> },
                    ].map(({ term, details }) => ({ term, details: details === false ? null : details }))}
                />
                {children}
            </CardBody>
        </Card>
    );
}

function Email({ dbClient }: { dbClient: DbClientHeader }) {
    return (
        <span className="inline-flex flex-wrap items-center gap-2">
            {dbClient.is_email_suppressed ? <del className="text-muted">{dbClient.email}</del> : dbClient.email}
            {dbClient.is_email_suppressed && <Badge tone="danger">Do not contact</Badge>}
            <Validity isValid={dbClient.email_is_valid} noun="address" />
        </span>
    );
}
