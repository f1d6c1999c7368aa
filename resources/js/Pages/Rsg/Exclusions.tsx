import { useMemo } from 'react';
import { listFilters } from '@/components/data-table';
import { DeferredTable } from '@/components/data-table/deferred-table';
import { clientFilters } from '@/features/clients/client-lookup';
import { CASE_COLUMNS } from '@/features/rsg/exclusions/case-columns';
import { RsgViews } from '@/features/rsg/rsg-views';
import { LIST_BODY } from '@/layouts/list-page';
import { PageHeader } from '@/layouts/page-header';
import { rsg } from '@/routes/generated';
import type { ExclusionsPage } from '@/types/generated';
import { exclusionCaseList } from '@/types/generated/lists';

export default function Exclusions(page: ExclusionsPage) {
    const { view, choices, can_export } = page;
    const filters = useMemo(
        () => clientFilters(listFilters(exclusionCaseList, { owner: choices.owners }), choices.client),
        [choices],
    );

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'RSG' }, { title: exclusionCaseList.title }]}
                title="Exclusions"
                notice="Excluded people and the work on their accounts"
                views={<RsgViews label="Exclusions by status" view={view} routeOf={rsg.exclusionsIndex} />}
            />
            <div className={LIST_BODY}>
                <DeferredTable
                    list={exclusionCaseList}
                    rows={page.exclusions}
                    meta={page.meta}
                    of={view}
                    only={['exclusions', 'meta', 'choices']}
                    columns={CASE_COLUMNS}
                    filters={filters}
                    rowHref={({ id }) => rsg.exclusionsShow({ case: id })}
                    rowLabel={({ client }) => client.full_name}
                    {...(can_export && { exportUrl: rsg.exclusionsExport() })}
                    emptyHint="Clients who are registered with BetStop, barred or self-excluded appear here automatically."
                />
            </div>
        </>
    );
}
