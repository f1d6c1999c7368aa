import { UsersIcon } from '@heroicons/react/24/outline';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { MatchButtons } from '@/features/matches/match-buttons';
import { MatchDecision, MatchReasons, MatchScore } from '@/features/matches/match-evidence';
import { PersonDetails } from '@/features/matches/person-details';
import { type MatchActions, useMatchActions } from '@/features/matches/use-match-actions';
import type { MatchRow } from '@/types/generated';

interface ClientMatchesCardProps {
    clientId: number;
    matches: readonly MatchRow[];
    canMerge: boolean;
}

/** The possible duplicates of a client, open matches first. */
export function ClientMatchesCard({ clientId, matches, canMerge }: ClientMatchesCardProps) {
    const { actions, dialogs } = useMatchActions();
    const ordered = [
        ...matches.filter(({ status }) => status === 'suggested'),
        ...matches.filter(({ status }) => status !== 'suggested'),
    ];

    return (
        <Card className="col-span-12">
            <CardHeader
                title="Possible duplicates"
                description="Records that may belong to the same person, highest score first"
            />
            {ordered.length === 0 ? (
                <EmptyState icon={UsersIcon} title="No duplicates found">
                    Possible duplicates appear here automatically when a record is added or changed.
                </EmptyState>
            ) : (
                <ul className="divide-y divide-line">
                    {ordered.map((match) => (
                        <Match key={match.id} match={match} clientId={clientId} canMerge={canMerge} actions={actions} />
                    ))}
                </ul>
            )}
            {dialogs}
        </Card>
    );
}

interface MatchProps extends Omit<ClientMatchesCardProps, 'matches'> {
    match: MatchRow;
    actions: MatchActions;
}

function Match({ match, clientId, canMerge, actions }: MatchProps) {
    const isLeft = match.left.type === 'client' && match.left.id === clientId;
    const other = isLeft ? match.right : match.left;

    return (
        <li className="grid gap-x-6 gap-y-3 px-4 py-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]">
            <PersonDetails person={other} differences={match.differences} />
            <div className="flex min-w-0 items-start gap-3">
                <MatchScore score={match.score} />
                <MatchReasons match={match} />
            </div>
            <div className="flex flex-wrap items-start justify-between gap-3 lg:flex-col lg:items-end">
                <MatchDecision match={match} />
                <MatchButtons match={match} canMerge={canMerge} actions={actions} />
            </div>
        </li>
    );
}
