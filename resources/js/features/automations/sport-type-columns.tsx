import { columnsOf } from '@/components/data-table';
import { menuColumn } from '@/components/data-table/row-menu';
import { MappingActions } from '@/features/automations/mapping-actions';
import { SportTypeFormDialog } from '@/features/automations/sport-type-form-dialog';
import { automations } from '@/routes/generated';
import type { Choice, SportTypeRow } from '@/types/generated';
import { sportTypeList } from '@/types/generated/lists';

export function sportTypeColumns(canEdit: boolean, sports: readonly Choice[]) {
    const actions = menuColumn<SportTypeRow>((sportType) => (
        <MappingActions
            name={sportType.name}
            noun="sport type"
            consequence="Only a sport type without markets can be deleted."
            deletion={automations.sportTypesDestroy({ sportType: sportType.id })}
            form={(dialog) => <SportTypeFormDialog sportType={sportType} sports={sports} {...dialog} />}
        />
    ));

    return columnsOf(
        sportTypeList,
        { name: { primary: true, fluid: true }, markets: { text: (row) => String(row.markets), align: 'right' } },
        canEdit ? [actions] : [],
    );
}
