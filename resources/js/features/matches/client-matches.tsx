import { UsersIcon } from '@heroicons/react/24/outline';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { MatchButtons } from '@/features/matches/match-buttons';
import { MatchDecision, MatchReasons, MatchScore } from '@/features/matches/match-evidence';
import { PersonFacts } from '@/features/matches/person-facts';
import { type MatchDeeds, useMatchDeeds } from '@/features/matches/use-match-deeds';
import type { MatchRow } from '@/types/generated';

interface ClientMatchesCardProps {
    clientId: number;
    matches: readonly MatchRow[];
    canMerge: boolean;
}

/** The records that may be of this client too; what is already decided stands at the end. */
export function ClientMatchesCard({ clientId, matches, canMerge }: ClientMatchesCardProps) {
    const { deeds, dialogs } = useMatchDeeds();
    const ordered = [
        ...matches.filter(({ status }) => status === 'suggested'),
        ...matches.filter(({ status }) => status !== 'suggested'),
    ];

    return (
        <Card className="col-span-12">
            <CardHeader
                title="Possible duplicates"
                description="Records that may be of the same person, the surest first."
            />
            {ordered.length === 0 ? (
                <EmptyState icon={UsersIcon} title="No duplicates found">
                    They are looked for whenever somebody is new or a record changes.
                </EmptyState>
            ) : (
                <ul className="divide-y divide-line">
                    {ordered.map((match) => (
                        <Match key={match.id} match={match} clientId={clientId} canMerge={canMerge} deeds={deeds} />
                    ))}
                </ul>
            )}
            {dialogs}
        </Card>
    );
}

interface MatchProps extends Omit<ClientMatchesCardProps, 'matches'> {
    match: MatchRow;
    deeds: MatchDeeds;
}

function Match({ match, clientId, canMerge, deeds }: MatchProps) {
    const isLeft = match.left.type === 'client' && match.left.id === clientId;
    const other = isLeft ? match.right : match.left;

    return (
        <li className="grid gap-x-6 gap-y-3 px-4 py-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]">
            <PersonFacts person={other} differences={match.differences} />
            <div className="flex min-w-0 items-start gap-3">
                <MatchScore score={match.score} />
                <MatchReasons match={match} />
            </div>
            <div className="flex flex-wrap items-start justify-between gap-3 lg:flex-col lg:items-end">
                <MatchDecision match={match} />
                <MatchButtons match={match} canMerge={canMerge} deeds={deeds} />
            </div>
        </li>
    );
}
