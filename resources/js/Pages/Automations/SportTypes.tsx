import { useMemo } from 'react';
import { AddButton } from '@/features/automations/add-button';
import { sportTypeColumns } from '@/features/automations/sport-type-columns';
import { SportTypeFormDialog } from '@/features/automations/sport-type-form-dialog';
import { ListPage } from '@/layouts/list-page';
import { automations } from '@/routes/generated';
import type { SportTypesPage } from '@/types/generated';
import { sportTypeList } from '@/types/generated/lists';

export default function SportTypes({ sport_types, meta, sports, can_edit, can_export }: SportTypesPage) {
    const columns = useMemo(() => sportTypeColumns(can_edit, sports), [can_edit, sports]);
    const choices = useMemo(() => ({ sport: sports }), [sports]);

    return (
        <ListPage
            list={sportTypeList}
            rows={sport_types}
            meta={meta}
            columns={columns}
            choices={choices}
            breadcrumbs={[{ title: 'Automations' }]}
            actions={
                can_edit && (
                    <AddButton form={(dialog) => <SportTypeFormDialog sportType={null} sports={sports} {...dialog} />}>
                        Add sport type
                    </AddButton>
                )
            }
            rowLabel={({ name }) => name}
            rowHref={({ id }) => automations.genwebMarketsIndex({ query: { sport_type: id } })}
            {...(can_export && { exportUrl: automations.sportTypesExport() })}
            emptyHint="Add the kinds of a sport, such as Greyhounds under Racing."
        />
    );
}
