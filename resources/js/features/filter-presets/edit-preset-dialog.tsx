import { FormDialog, InputField, useResourceForm } from '@/components/form';
import { RolePicker } from '@/features/filter-presets/role-picker';
import { filterPresets } from '@/routes/generated';
import type { Choice, FilterPresetData } from '@/types/generated';

interface EditPresetDialogProps {
    preset: FilterPresetData;
    roles: readonly Choice[];
    onClose: () => void;
}

/** Renames or shares a preset. Its filters and columns are changed from its list. */
export function EditPresetDialog({ preset, roles, onClose }: EditPresetDialogProps) {
    const form = useResourceForm<{ name: string; shared_role_ids: readonly string[] }>({
        data: { name: preset.name, shared_role_ids: preset.shared_role_ids },
        route: filterPresets.update({ preset: preset.id }),
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title="Rename or share preset"
            submitVerb="Save preset"
            labels={{ name: 'Name' }}
        >
            <InputField form={form} name="name" required maxLength={80} autoComplete="off" />
            <RolePicker form={form} roles={roles} />
        </FormDialog>
    );
}
