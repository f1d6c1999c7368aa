import { columnsOf } from '@/components/data-table';
import { menuColumn } from '@/components/data-table/row-menu';
import { MappingActions } from '@/features/automations/mapping-actions';
import { SportFormDialog } from '@/features/automations/sport-form-dialog';
import { automations } from '@/routes/generated';
import type { SportRow } from '@/types/generated';
import { sportList } from '@/types/generated/lists';

export function sportColumns(canEdit: boolean) {
    const actions = menuColumn<SportRow>((sport) => (
        <MappingActions
            name={sport.name}
            noun="sport"
            consequence="Only a sport without sport types can be deleted."
            deletion={automations.sportsDestroy({ sport: sport.id })}
            form={(dialog) => <SportFormDialog sport={sport} {...dialog} />}
        />
    ));

    return columnsOf(
        sportList,
        {
            name: { primary: true, fluid: true },
            sport_types: { text: (row) => String(row.sport_types), align: 'right' },
        },
        canEdit ? [actions] : [],
    );
}
