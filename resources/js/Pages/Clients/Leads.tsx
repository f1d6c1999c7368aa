import { PlusIcon } from '@heroicons/react/24/outline';
import { usePage } from '@inertiajs/react';
import { useMemo, useState } from 'react';
import { ExportButton, type ListTools, listFilters, splitUrl } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { useFilterPresets } from '@/features/filter-presets/use-filter-presets';
import { AssignLeadsButton } from '@/features/leads/assign-leads-button';
import { DeletedBanner } from '@/features/leads/deleted-banner';
import { LeadBoardPane } from '@/features/leads/lead-board-pane';
import { LEAD_COLUMNS } from '@/features/leads/lead-columns';
import { LeadViews } from '@/features/leads/lead-views';
import { NewLeadDialog } from '@/features/leads/new-lead-dialog';
import { ListPage } from '@/layouts/list-page';
import { clients as routes } from '@/routes/generated';
import type { LeadIndexPage } from '@/types/generated';
import { leadList } from '@/types/generated/lists';

export default function Leads(page: LeadIndexPage) {
    const { leads, meta, board, choices, form_choices, presets, can_create, can_assign, can_export, deleted } = page;
    const presetTools = useFilterPresets(presets);
    const { query } = splitUrl(usePage().url);
    const [isCreating, setIsCreating] = useState(false);
    // On the board the columns are the statuses.
    const filters = useMemo(
        () => listFilters(leadList, choices).filter(({ key }) => board === null || key !== 'status'),
        [choices, board],
    );
    const tools = (list: ListTools) => (
        <>
            <LeadViews current={board ? 'board' : 'list'} query={query} />
            {presetTools.tools(list)}
        </>
    );

    return (
        <>
            <ListPage
                list={leadList}
                rows={leads ?? []}
                meta={meta}
                columns={LEAD_COLUMNS}
                filters={filters}
                breadcrumbs={[{ title: 'Clients', href: routes.index() }]}
                actions={
                    can_create && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsCreating(true)}>
                            New lead
                        </Button>
                    )
                }
                {...presetTools}
                tools={tools}
                {...(can_export && { exportUrl: routes.leadsExport() })}
                rowHref={(lead) => routes.leadsShow({ lead: lead.id })}
                rowLabel={(lead) => lead.full_name}
                bulkActions={(selection, list) => (
                    <>
                        {can_assign && <AssignLeadsButton selection={selection} owners={form_choices.owner_id} />}
                        {can_export && (
                            <ExportButton
                                route={routes.leadsExport()}
                                query={list.query}
                                columns={list.columns}
                                isNarrowed={Object.keys(selection.query).length > 0}
                                noun={leadList.noun}
                                {...(!selection.allMatching && { ids: selection.ids })}
                            />
                        )}
                    </>
                )}
                emptyHint="Create a lead or import a file of leads."
                instead={
                    board && (
                        <LeadBoardPane
                            board={board}
                            filters={filters}
                            search={leadList.search}
                            tools={tools}
                            columns={presets.presets.find(({ id }) => String(id) === query.preset)?.columns ?? []}
                            canConvert={can_create}
                        />
                    )
                }
            >
                {deleted && <DeletedBanner key={deleted.id} lead={deleted} />}
            </ListPage>
            <NewLeadDialog open={isCreating} choices={form_choices} onClose={() => setIsCreating(false)} />
        </>
    );
}
