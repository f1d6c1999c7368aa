import { ShieldCheckIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { SelfExclusionDialog } from '@/features/clients/protection/self-exclusion-dialog';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDate } from '@/lib/format';
import { rsg } from '@/routes/generated';
import { BarredEntryStatusLabels, type ClientHeader, type ExclusionRow } from '@/types/generated';

interface ExclusionCardProps {
    client: ClientHeader;
    exclusions: ExclusionRow[];
    /** The case of an exclusion that is not lifted. */
    caseId?: number | null;
    canProtect: boolean;
    isPast?: boolean;
}

/** The client's exclusions, with a button to self-exclude the client. */
export function ExclusionCard({ client, exclusions, caseId = null, canProtect, isPast = false }: ExclusionCardProps) {
    const [isAsking, setIsAsking] = useState(false);
    const isExcluded = caseId !== null || client.is_barred || client.betstop_state === 'registered';

    return (
        <Card>
            <CardHeader
                title="Exclusion"
                badge={<Badge tone={isExcluded ? 'danger' : 'ok'}>{isExcluded ? 'Excluded' : 'Not excluded'}</Badge>}
                actions={
                    canProtect && (
                        <>
                            {caseId !== null && (
                                <LinkButton size="sm" href={rsg.exclusionsShow({ case: caseId })}>
                                    Exclusion case
                                </LinkButton>
                            )}
                            <Button size="sm" onClick={() => setIsAsking(true)}>
                                Self-exclude client
                            </Button>
                        </>
                    )
                }
            />
            {exclusions.length === 0 ? (
                <EmptyState icon={ShieldCheckIcon} title="Not on a barred list">
                    {isPast
                        ? 'None was recorded by then.'
                        : isExcluded
                          ? 'The client is excluded by BetStop, or because another record of this person is.'
                          : 'Self-exclude a client who asks for it. The account closes straight away, and this can’t be undone here.'}
                </EmptyState>
            ) : (
                <CardBody flush>
                    <ul>
                        {exclusions.map((entry) => (
                            <Exclusion key={entry.id} entry={entry} />
                        ))}
                    </ul>
                </CardBody>
            )}
            <SelfExclusionDialog client={client} open={isAsking} onClose={() => setIsAsking(false)} />
        </Card>
    );
}

function Exclusion({ entry }: { entry: ExclusionRow }) {
    const timeZone = useTimeZone();
    const until = entry.until_on ? ` until ${formatDate(entry.until_on, timeZone)}` : ', permanent';

    return (
        <li className="border-b border-line px-4 py-2.5 last:border-0">
            <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium">{entry.list_label}</span>
                <Badge tone={entry.status === 'active' ? 'danger' : 'neutral'}>
                    {BarredEntryStatusLabels[entry.status]}
                </Badge>
            </p>
            <p className="text-compact text-muted">
                From {formatDate(entry.from_on, timeZone)}
                {until}
                {entry.reason && ` · ${entry.reason}`}
            </p>
        </li>
    );
}
