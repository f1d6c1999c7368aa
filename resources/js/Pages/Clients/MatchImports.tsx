import { useMemo } from 'react';
import { DataTable } from '@/components/data-table';
import { TabLinks } from '@/components/ui/tab-links';
import { MatchBulk } from '@/features/matches/match-bulk';
import { matchColumns, matchFilters } from '@/features/matches/match-columns';
import { useMatchDeeds } from '@/features/matches/use-match-deeds';
import { useMatchKeys } from '@/features/matches/use-match-keys';
import { PageHeader } from '@/layouts/page-header';
import { clients } from '@/routes/generated';
import { type MatchImportIndexPage, MatchStatusLabels, MatchStatusValues } from '@/types/generated';

export default function ClientsMatchImports(props: MatchImportIndexPage) {
    const { matches, meta, status, imports, can_merge: canMerge, sees_prospects: seesProspects, can_export } = props;
    const { deeds, dialogs } = useMatchDeeds();
    const columns = useMemo(() => matchColumns(deeds, canMerge, status), [deeds, canMerge, status]);
    const filters = useMemo(() => matchFilters(imports, seesProspects), [imports, seesProspects]);
    useMatchKeys(matches, deeds, canMerge);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Clients', href: clients.index() }, { title: 'Match imports' }]}
                title="Match imports"
                notice="Records that may be of one person; those of imports come first. j and k move, c confirms, r rejects, m merges."
            />
            <div className="flex min-h-0 flex-1 flex-col gap-3 p-4 sm:px-6">
                <TabLinks
                    label="Decision"
                    items={MatchStatusValues.map((value) => ({
                        label: MatchStatusLabels[value],
                        href: clients.matchImportsIndex(value === 'suggested' ? {} : { query: { status: value } }),
                        current: value === status,
                    }))}
                />
                <DataTable
                    key={status}
                    name="matches"
                    noun="matches"
                    rows={matches}
                    meta={meta}
                    columns={columns}
                    {...(can_export && { exportUrl: clients.matchImportsExport() })}
                    filters={filters}
                    rowLabel={(match) => `${match.left.full_name} and ${match.right.full_name}`}
                    bulkActions={(selection) => <MatchBulk selection={selection} status={status} deeds={deeds} />}
                    emptyHint="Duplicates are looked for after each import, and whenever a record is new or changes."
                />
            </div>
            {dialogs}
        </>
    );
}
