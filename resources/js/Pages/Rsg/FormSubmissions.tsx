import { useMemo } from 'react';
import { listFilters } from '@/components/data-table';
import { DeferredTable } from '@/components/data-table/deferred-table';
import { clientFilters } from '@/features/clients/client-lookup';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { FORM_COLUMNS } from '@/features/rsg/form-columns';
import { RsgViews } from '@/features/rsg/rsg-views';
import { LIST_BODY } from '@/layouts/list-page';
import { PageHeader } from '@/layouts/page-header';
import { rsg } from '@/routes/generated';
import type { RsgFormSubmissionsPage } from '@/types/generated';
import { formSubmissionList } from '@/types/generated/lists';

const LIST = ['forms', 'meta'];

export default function FormSubmissions(page: RsgFormSubmissionsPage) {
    const { view, choices, can_export } = page;
    const filters = useMemo(
        () => clientFilters(listFilters(formSubmissionList, { owner: choices.owners }), choices.client),
        [choices],
    );
    useReloadOnWork(LIST);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'RSG' }, { title: formSubmissionList.title }]}
                title="RSG forms"
                notice="Requests and concerns from the brands’ websites"
                views={<RsgViews label="Forms by status" view={view} routeOf={rsg.formSubmissionsIndex} />}
            />
            <div className={LIST_BODY}>
                <DeferredTable
                    list={formSubmissionList}
                    rows={page.forms}
                    meta={page.meta}
                    of={view}
                    only={[...LIST, 'choices']}
                    columns={FORM_COLUMNS}
                    filters={filters}
                    rowHref={({ id }) => rsg.formSubmissionsShow({ submission: id })}
                    rowLabel={({ form_type_name, client }) =>
                        `${form_type_name} form of ${client?.full_name ?? 'an unknown sender'}`
                    }
                    {...(can_export && { exportUrl: rsg.formSubmissionsExport() })}
                    emptyHint="Forms that clients submit on the websites appear here automatically."
                />
            </div>
        </>
    );
}
