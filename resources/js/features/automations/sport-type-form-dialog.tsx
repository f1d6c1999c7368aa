import { FormDialog, InputField, SelectField, useResourceForm } from '@/components/form';
import type { DialogState } from '@/features/automations/mapping-actions';
import { toOptions } from '@/lib/options';
import { automations } from '@/routes/generated';
import type { Choice, SportTypeRow } from '@/types/generated';

interface SportTypeFormDialogProps extends DialogState {
    sportType: SportTypeRow | null;
    sports: readonly Choice[];
}

export function SportTypeFormDialog({ sportType, sports, open, onClose }: SportTypeFormDialogProps) {
    const form = useResourceForm({
        data: { sport_id: sportType ? String(sportType.sport_id) : '', name: sportType?.name ?? '' },
        route: sportType ? automations.sportTypesUpdate({ sportType: sportType.id }) : automations.sportTypesStore(),
        onSuccess: onClose,
        ...(sportType ? { extra: { version: sportType.version } } : { isOnce: true }),
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            title={sportType ? `Edit ${sportType.name}` : 'Add sport type'}
            submitVerb={sportType ? 'Save sport type' : 'Add sport type'}
            labels={{ sport_id: 'Sport', name: 'Name' }}
        >
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                <SelectField form={form} name="sport_id" required options={toOptions(sports)} />
                <InputField form={form} name="name" required maxLength={100} />
            </div>
        </FormDialog>
    );
}
