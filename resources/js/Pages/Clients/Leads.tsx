import { PlusIcon } from '@heroicons/react/24/outline';
import { usePage } from '@inertiajs/react';
import { useMemo, useState } from 'react';
import { DataTable, ExportButton, type ListTools, splitUrl } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { useFilterPresets } from '@/features/filter-presets/use-filter-presets';
import { AssignLeadsButton } from '@/features/leads/assign-leads-button';
import { DeletedBanner } from '@/features/leads/deleted-banner';
import { LeadBoardPane } from '@/features/leads/lead-board-pane';
import { LEAD_COLUMNS } from '@/features/leads/lead-columns';
import { leadFilters } from '@/features/leads/lead-filters';
import { LeadViews } from '@/features/leads/lead-views';
import { NewLeadDialog } from '@/features/leads/new-lead-dialog';
import { PageHeader } from '@/layouts/page-header';
import { clients as routes } from '@/routes/generated';
import type { LeadIndexPage } from '@/types/generated';

export default function Leads(page: LeadIndexPage) {
    const { leads, meta, board, choices, form_choices, presets, can_create, can_export, deleted } = page;
    const presetTools = useFilterPresets(presets);
    const { query } = splitUrl(usePage().url);
    const [isCreating, setIsCreating] = useState(false);
    const filters = useMemo(() => leadFilters(choices, board !== null), [choices, board]);
    const views = <LeadViews current={board ? 'board' : 'list'} query={query} />;
    const tools = (list: ListTools) => (
        <>
            {views}
            {presetTools.tools(list)}
        </>
    );
    const search = { label: 'Search leads', placeholder: 'Name, phone or e-mail…' };

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Clients', href: routes.index() }, { title: 'Leads' }]}
                title="Leads"
                actions={
                    can_create && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsCreating(true)}>
                            New lead
                        </Button>
                    )
                }
            />
            <div className="flex min-h-0 flex-1 flex-col gap-3 p-4 sm:px-6">
                {deleted && <DeletedBanner key={deleted.id} lead={deleted} />}
                {board && (
                    <LeadBoardPane
                        board={board}
                        filters={filters}
                        search={search}
                        tools={tools}
                        columns={presets.presets.find(({ id }) => String(id) === query.preset)?.columns ?? []}
                        canConvert={can_create}
                    />
                )}
                {leads && meta && (
                    <DataTable
                        name="leads"
                        noun="leads"
                        rows={leads}
                        meta={meta}
                        columns={LEAD_COLUMNS}
                        filters={filters}
                        search={search}
                        {...presetTools}
                        tools={tools}
                        {...(can_export && { exportUrl: routes.leadsExport() })}
                        rowHref={(lead) => routes.leadsShow({ lead: lead.id })}
                        rowLabel={(lead) => lead.full_name}
                        bulkActions={(selection, list) => (
                            <>
                                <AssignLeadsButton selection={selection} owners={form_choices.owner_id} />
                                {can_export && (
                                    <ExportButton
                                        route={routes.leadsExport()}
                                        query={list.query}
                                        columns={list.columns}
                                        isNarrowed={Object.keys(selection.query).length > 0}
                                        noun="leads"
                                        {...(!selection.allMatching && { ids: selection.ids })}
                                    />
                                )}
                            </>
                        )}
                        emptyHint="Create a lead, or import a file of them."
                    />
                )}
            </div>
            <NewLeadDialog open={isCreating} choices={form_choices} onClose={() => setIsCreating(false)} />
        </>
    );
}
