import { router } from '@inertiajs/react';
import { useState } from 'react';
import { PageLink } from '@/components/page-link';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { clients, rsg } from '@/routes/generated';
import { type BarredMatchRow, type BarredMatchStatus, BarredMatchStatusLabels } from '@/types/generated';

const TONES: Record<BarredMatchStatus, Tone> = { suggested: 'info', same: 'danger', different: 'neutral' };

interface BarredMatchesProps {
    matches: readonly BarredMatchRow[];
    canDecide: boolean;
}

/** The clients who are or may be the barred person, with a decision for uncertain ones. */
export function BarredMatches({ matches, canDecide }: BarredMatchesProps) {
    return (
        <Card>
            <CardHeader title="Clients" />
            <CardBody flush>
                {matches.length === 0 ? (
                    <p className="px-4 py-3 text-muted">No client looks like this person.</p>
                ) : (
                    <ul>
                        {matches.map((match) => (
                            <Match key={match.id} match={match} canDecide={canDecide && match.status === 'suggested'} />
                        ))}
                    </ul>
                )}
            </CardBody>
        </Card>
    );
}

function Match({ match, canDecide }: { match: BarredMatchRow; canDecide: boolean }) {
    const [sending, setSending] = useState<boolean | null>(null);
    const decide = (isSame: boolean) =>
        router.put(
            rsg.barredListMatches({ barredMatch: match.id }).url,
            { is_same: isSame },
            {
                preserveState: true,
                preserveScroll: true,
                onStart: () => setSending(isSame),
                onFinish: () => setSending(null),
            },
        );

    return (
        <li className="flex flex-col gap-1.5 border-b border-line px-4 py-2.5 last:border-0">
            <div className="flex flex-wrap items-center gap-2">
                <PageLink
                    href={clients.rsg({ client: match.client_id })}
                    className="font-medium text-accent hover:underline"
                >
                    {match.client_name}
                </PageLink>
                <span className="text-compact text-muted tabular">{match.client_pin}</span>
                <Badge tone={TONES[match.status]}>{BarredMatchStatusLabels[match.status]}</Badge>
                <span className="text-compact text-muted tabular">{match.score} of 100</span>
            </div>
            <p className="text-compact text-muted">
                {match.client_date_of_birth && (
                    <>
                        Born <DateTime value={match.client_date_of_birth} dateOnly />.{' '}
                    </>
                )}
                {match.reasons.join(' · ')}
            </p>
            {match.decided_by && (
                <p className="text-compact text-muted">
                    Decided by {match.decided_by}, <DateTime value={match.decided_at} />
                </p>
            )}
            {canDecide && (
                <div className="flex flex-wrap gap-2">
                    <Button size="sm" variant="danger" loading={sending === true} onClick={() => decide(true)}>
                        Same person
                    </Button>
                    <Button size="sm" loading={sending === false} onClick={() => decide(false)}>
                        Not the same person
                    </Button>
                </div>
            )}
        </li>
    );
}
