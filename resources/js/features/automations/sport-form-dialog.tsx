import { FormDialog, InputField, useResourceForm } from '@/components/form';
import type { DialogState } from '@/features/automations/mapping-actions';
import { automations } from '@/routes/generated';
import type { SportRow } from '@/types/generated';

/** Adds a sport, or renames one. */
export function SportFormDialog({ sport, open, onClose }: DialogState & { sport: SportRow | null }) {
    const form = useResourceForm({
        data: { name: sport?.name ?? '' },
        route: sport ? automations.sportsUpdate({ sport: sport.id }) : automations.sportsStore(),
        onSuccess: onClose,
        ...(sport ? { extra: { version: sport.version } } : { isOnce: true }),
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            title={sport ? `Edit ${sport.name}` : 'Add sport'}
            submitVerb={sport ? 'Save sport' : 'Add sport'}
            labels={{ name: 'Name' }}
        >
            <InputField form={form} name="name" required maxLength={100} />
        </FormDialog>
    );
}
