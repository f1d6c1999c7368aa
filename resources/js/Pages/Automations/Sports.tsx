import { useMemo } from 'react';
import { AddButton } from '@/features/automations/add-button';
import { sportColumns } from '@/features/automations/sport-columns';
import { SportFormDialog } from '@/features/automations/sport-form-dialog';
import { ListPage } from '@/layouts/list-page';
import { automations } from '@/routes/generated';
import type { SportsPage } from '@/types/generated';
import { sportList } from '@/types/generated/lists';

export default function Sports({ sports, meta, can_edit, can_export }: SportsPage) {
    const columns = useMemo(() => sportColumns(can_edit), [can_edit]);

    return (
        <ListPage
            list={sportList}
            rows={sports}
            meta={meta}
            columns={columns}
            breadcrumbs={[{ title: 'Automations' }]}
            actions={
                can_edit && (
                    <AddButton form={(dialog) => <SportFormDialog sport={null} {...dialog} />}>Add sport</AddButton>
                )
            }
            rowLabel={({ name }) => name}
            rowHref={({ id }) => automations.sportTypesIndex({ query: { sport: id } })}
            {...(can_export && { exportUrl: automations.sportsExport() })}
            emptyHint="Add Genweb’s sports, such as Racing. Sport types and markets belong to them."
        />
    );
}
