import { Form, InputField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RolePicker } from '@/features/filter-presets/role-picker';
import { filterPresets } from '@/routes/generated';
import type { Choice, FilterPresetData } from '@/types/generated';

interface EditPresetDialogProps {
    preset: FilterPresetData | null;
    roles: readonly Choice[];
    onClose: () => void;
}

/** Renames or shares a preset. Its filters and columns are changed from its list. */
export function EditPresetDialog({ preset, roles, onClose }: EditPresetDialogProps) {
    return (
        <Dialog open={preset !== null} onClose={onClose} title="Rename or share preset">
            {preset && <EditPresetForm key={preset.id} preset={preset} roles={roles} onClose={onClose} />}
        </Dialog>
    );
}

interface PresetNames {
    name: string;
    shared_role_ids: readonly string[];
}

function EditPresetForm({ preset, roles, onClose }: EditPresetDialogProps & { preset: FilterPresetData }) {
    const form = useResourceForm<PresetNames>({
        data: { name: preset.name, shared_role_ids: preset.shared_role_ids },
        route: filterPresets.update({ preset: preset.id }),
        onSuccess: onClose,
    });

    return (
        <Form form={form} label="Rename or share preset" labels={{ name: 'Name' }} guarded={false} className="pt-1">
            <InputField form={form} name="name" label="Name" required maxLength={80} autoComplete="off" />
            <RolePicker form={form} roles={roles} />
            <div className="flex flex-wrap justify-end gap-2">
                <Button onClick={onClose}>Cancel</Button>
                <Button type="submit" variant="primary" loading={form.processing}>
                    Save preset
                </Button>
            </div>
        </Form>
    );
}
