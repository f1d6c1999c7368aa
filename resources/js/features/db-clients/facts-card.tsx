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

interface FactsCardProps {
    prospect: DbClientHeader;
    canOpenLead: boolean;
    /** Below the facts. */
    children?: ReactNode;
}

/** Who the prospect is, where they came from and who works with them. */
export function FactsCard({ prospect, canOpenLead, children }: FactsCardProps) {
    const timeZone = useTimeZone();
    const born = prospect.date_of_birth;
    const due = prospect.list_due_on && ` (due ${formatDate(prospect.list_due_on, timeZone)})`;

    return (
        <Card>
            <CardHeader title="Prospect" />
            <CardBody className="flex flex-col gap-4">
                <DescriptionList
                    items={[
                        { term: 'Name', details: prospect.full_name },
                        {
                            term: 'Date of birth',
                            details: born && `${formatDate(born, timeZone)} (${ageOn(born, new Date(), timeZone)})`,
                        },
                        { term: 'E-mail', details: prospect.email && <Email prospect={prospect} /> },
                        { term: 'Source', details: prospect.source },
                        { term: 'Consent', details: <ConsentBadge basis={prospect.consent_basis} /> },
                        { term: 'Assignee', details: prospect.assignee_name },
                        { term: 'List', details: prospect.list_name && `${prospect.list_name}${due ?? ''}` },
                        {
                            term: 'Last call',
                            details: prospect.last_outcome && <OutcomeBadge outcome={prospect.last_outcome} />,
                        },
                        {
                            term: 'Lead',
                            details:
                                prospect.lead_id !== null &&
                                (canOpenLead ? (
                                    <Link
                                        href={clients.leadsShow({ lead: prospect.lead_id })}
                                        className="font-medium underline underline-offset-2 hover:no-underline"
                                    >
                                        Lead {prospect.lead_id}
                                    </Link>
                                ) : (
                                    `Lead ${prospect.lead_id}`
                                )),
                        },
                        { term: 'Created', details: <DateTime value={prospect.created_at} /> },
                    ].map(({ term, details }) => ({ term, details: details === false ? null : details }))}
                />
                {children}
            </CardBody>
        </Card>
    );
}

function Email({ prospect }: { prospect: DbClientHeader }) {
    return (
        <span className="inline-flex flex-wrap items-center gap-2">
            {prospect.is_email_suppressed ? <del className="text-muted">{prospect.email}</del> : prospect.email}
            {prospect.is_email_suppressed && <Badge tone="danger">Suppressed</Badge>}
            <Validity isValid={prospect.email_is_valid} noun="address" />
        </span>
    );
}
