import { CheckboxField, Form, InputField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RolePicker } from '@/features/filter-presets/role-picker';
import { filterPresets } from '@/routes/generated';
import type { FilterPresetMenu } from '@/types/generated';

/** The preset to save. */
export interface PresetDraft {
    /** The query string of the list, empty for a column set. */
    query: string;
    columns: readonly string[];
    isColumnSet: boolean;
}

interface SavePresetDialogProps {
    draft: PresetDraft | null;
    menu: FilterPresetMenu;
    onClose: () => void;
}

/** Saves the current list as a preset or a column set. */
export function SavePresetDialog({ draft, menu, onClose }: SavePresetDialogProps) {
    return (
        <Dialog
            open={draft !== null}
            onClose={onClose}
            title={draft?.isColumnSet ? 'Save column set' : 'Save preset'}
            description={
                draft?.isColumnSet
                    ? 'Saves only which columns are visible.'
                    : 'Saves the current search, filters and order.'
            }
        >
            {draft && <SavePresetForm draft={draft} menu={menu} onClose={onClose} />}
        </Dialog>
    );
}

interface NewPreset {
    name: string;
    keeps_columns: boolean;
    is_default: boolean;
    shared_role_ids: readonly string[];
}

// Mounted inside the dialog, so that the form is empty each time it opens.
function SavePresetForm({ draft, menu, onClose }: SavePresetDialogProps & { draft: PresetDraft }) {
    const form = useResourceForm<NewPreset>({
        data: { name: '', keeps_columns: draft.isColumnSet, is_default: false, shared_role_ids: [] },
        route: filterPresets.store(),
        extra: { list: menu.list, query: draft.query, columns: draft.columns.join(',') },
        onSuccess: onClose,
    });

    return (
        <Form form={form} label="Save preset" labels={{ name: 'Name' }} guarded={false} className="pt-1">
            <InputField form={form} name="name" label="Name" required maxLength={80} autoComplete="off" />
            {!draft.isColumnSet && (
                <div className="flex flex-col gap-2.5">
                    <CheckboxField form={form} name="keeps_columns" label="Save the visible columns too" />
                    <CheckboxField
                        form={form}
                        name="is_default"
                        label="Use as default"
                        help="The list opens with this preset for you only."
                    />
                </div>
            )}
            <RolePicker form={form} roles={menu.roles} />
            <div className="flex flex-wrap justify-end gap-2">
                <Button onClick={onClose}>Cancel</Button>
                <Button type="submit" variant="primary" loading={form.processing}>
                    {draft.isColumnSet ? 'Save column set' : 'Save preset'}
                </Button>
            </div>
        </Form>
    );
}
