import { columnsFor } from '@/components/data-table';
import type { FilterDefinition } from '@/components/filters';
import { MatchButtons } from '@/features/matches/match-buttons';
import { MatchDecision, MatchReasons, MatchScore } from '@/features/matches/match-evidence';
import { PersonFacts } from '@/features/matches/person-facts';
import type { MatchDeeds } from '@/features/matches/use-match-deeds';
import type { Choice, MatchPerson, MatchRow, MatchStatus } from '@/types/generated';

const column = columnsFor<MatchRow>();

/** Both records side by side, why they may be one, and what can be done about it. */
export function matchColumns(deeds: MatchDeeds, canMerge: boolean, status: MatchStatus) {
    return column.columns([
        column.accessor((match) => match.left.full_name, {
            id: 'left',
            header: 'One record',
            cell: ({ row: { original: match } }) => <Person person={match.left} match={match} />,
            meta: { primary: true, className: 'align-top' },
        }),
        column.accessor((match) => match.right.full_name, {
            id: 'right',
            header: 'The other',
            cell: ({ row: { original: match } }) => <Person person={match.right} match={match} />,
            meta: { phoneFoot: true, className: 'align-top' },
        }),
        column.accessor('score', {
            header: 'Score',
            cell: ({ getValue }) => <MatchScore score={getValue()} />,
            meta: { align: 'right', phoneAside: true, sortKey: 'score', descendingFirst: true },
        }),
        column.display({
            id: 'reasons',
            header: 'Why',
            cell: ({ row: { original: match } }) => <MatchReasons match={match} />,
            meta: { label: 'Why', phoneFoot: true, className: 'align-top pt-2' },
        }),
        ...(status === 'suggested'
            ? []
            : [
                  column.accessor('status', {
                      header: 'Decision',
                      cell: ({ row: { original: match } }) => <MatchDecision match={match} />,
                  }),
              ]),
        column.display({
            id: 'action',
            header: '',
            cell: ({ row: { original: match } }) => <MatchButtons match={match} canMerge={canMerge} deeds={deeds} />,
            meta: { label: 'Actions', align: 'right', phoneFoot: true },
        }),
    ]);
}

function Person({ person, match }: { person: MatchPerson; match: MatchRow }) {
    return (
        <div className="py-2 sm:min-w-64">
            <PersonFacts person={person} differences={match.differences} />
        </div>
    );
}

const PAIRS = [
    { value: 'client-client', label: 'Two clients' },
    { value: 'client-lead', label: 'Client and lead' },
    { value: 'lead-lead', label: 'Two leads' },
];

const PROSPECT_PAIRS = [
    { value: 'client-db_client', label: 'Client and prospect' },
    { value: 'lead-db_client', label: 'Lead and prospect' },
    { value: 'db_client-db_client', label: 'Two prospects' },
];

export function matchFilters(imports: readonly Choice[], seesProspects: boolean): FilterDefinition[] {
    return [
        {
            kind: 'multi-select',
            key: 'pair',
            label: 'Records',
            options: [...PAIRS, ...(seesProspects ? PROSPECT_PAIRS : [])],
        },
        {
            kind: 'single-select',
            key: 'score',
            label: 'Score',
            options: [
                { value: '90', label: '90 and more' },
                { value: '80', label: '80 and more', hint: 'Likely the same person' },
                { value: '65', label: '65 and more' },
            ],
        },
        {
            kind: 'single-select',
            key: 'import',
            label: 'Import',
            options: imports.map(({ value, label }) => ({ value, label })),
        },
    ];
}
