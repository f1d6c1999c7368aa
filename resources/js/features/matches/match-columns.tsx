import { buttonColumn, columnsOf, listFilters } from '@/components/data-table';
import type { FilterDefinition } from '@/components/filters';
import { MatchButtons } from '@/features/matches/match-buttons';
import { MatchDecision, MatchReasons, MatchScore } from '@/features/matches/match-evidence';
import { PersonDetails } from '@/features/matches/person-details';
import type { MatchActions } from '@/features/matches/use-match-actions';
import type { Choice, MatchPerson, MatchRow, MatchStatus } from '@/types/generated';
import { matchList } from '@/types/generated/lists';

const COLUMNS = columnsOf(matchList, {
    left: { cell: (match) => <Person person={match.left} match={match} />, primary: true, className: 'align-top' },
    right: { cell: (match) => <Person person={match.right} match={match} />, phoneFoot: true, className: 'align-top' },
    score: {
        cell: (match) => <MatchScore score={match.score} />,
        align: 'right',
        phoneAside: true,
        descendingFirst: true,
    },
    reasons: { cell: (match) => <MatchReasons match={match} />, phoneFoot: true, className: 'align-top pt-2' },
    status: { cell: (match) => <MatchDecision match={match} /> },
});

/** Suggested matches have no decision to show. */
export function matchColumns(actions: MatchActions, canMerge: boolean, status: MatchStatus) {
    return [
        ...COLUMNS.filter(({ id }) => status !== 'suggested' || id !== 'status'),
        buttonColumn<MatchRow>((match) => <MatchButtons match={match} canMerge={canMerge} actions={actions} />),
    ];
}

/** Viewers who don't see DB clients can't filter by pairs with one. */
export function matchFilters(imports: readonly Choice[], seesDbClients: boolean): FilterDefinition[] {
    return listFilters(matchList, { import: imports }).map((filter) =>
        filter.key === 'pair' && filter.kind === 'multi-select' && !seesDbClients
            ? { ...filter, options: filter.options.filter(({ value }) => !value.includes('db_client')) }
            : filter,
    );
}

function Person({ person, match }: { person: MatchPerson; match: MatchRow }) {
    return (
        <div className="py-2 sm:min-w-64">
            <PersonDetails person={person} differences={match.differences} />
        </div>
    );
}
