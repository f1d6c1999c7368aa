import { useMemo } from 'react';
import type { ListSelection } from '@/components/data-table';
import { ViewChips } from '@/components/ui/view-chips';
import { MatchBulk } from '@/features/matches/match-bulk';
import { matchColumns, matchFilters } from '@/features/matches/match-columns';
import { useMatchActions } from '@/features/matches/use-match-actions';
import { useMatchKeys } from '@/features/matches/use-match-keys';
import { ListPage } from '@/layouts/list-page';
import { clients } from '@/routes/generated';
import { type MatchImportIndexPage, MatchStatusLabels, MatchStatusValues } from '@/types/generated';
import { matchList } from '@/types/generated/lists';

export default function ClientsMatchImports(props: MatchImportIndexPage) {
    const { matches, meta, status, imports, can_decide, can_merge: canMerge, sees_db_clients: seesDbClients } = props;
    const { actions, dialogs } = useMatchActions();
    const columns = useMemo(() => matchColumns(actions, canMerge, status), [actions, canMerge, status]);
    const filters = useMemo(() => matchFilters(imports, seesDbClients), [imports, seesDbClients]);
    useMatchKeys(matches, actions, canMerge);

    return (
        <>
            <ListPage
                key={status}
                list={matchList}
                rows={matches}
                meta={meta}
                columns={columns}
                filters={filters}
                breadcrumbs={[{ title: 'Clients', href: clients.index() }]}
                notice="Records that may belong to the same person"
                views={
                    <ViewChips
                        label="Decision"
                        items={MatchStatusValues.map((value) => ({
                            label: MatchStatusLabels[value],
                            href: clients.matchImportsIndex(value === 'suggested' ? {} : { query: { status: value } }),
                            current: value === status,
                        }))}
                    />
                }
                {...(props.can_export && { exportUrl: clients.matchImportsExport() })}
                rowLabel={(match) => `${match.left.full_name} and ${match.right.full_name}`}
                {...(can_decide && {
                    bulkActions: (selection: ListSelection) => (
                        <MatchBulk selection={selection} status={status} actions={actions} />
                    ),
                })}
                emptyHint="Possible matches appear here automatically after an import or when a record is added or changed."
            />
            {dialogs}
        </>
    );
}
