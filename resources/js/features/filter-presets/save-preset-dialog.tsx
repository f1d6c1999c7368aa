import { CheckboxField, Form, InputField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RolePicker } from '@/features/filter-presets/role-picker';
import { filterPresets } from '@/routes/generated';
import type { FilterPresetMenu } from '@/types/generated';

/** What is about to be kept. */
export interface PresetDraft {
    /** The list's query, as in its URL; empty for a set of columns. */
    query: string;
    columns: readonly string[];
    isColumnSet: boolean;
}

interface SavePresetDialogProps {
    draft: PresetDraft | null;
    menu: FilterPresetMenu;
    onClose: () => void;
}

/** Keeps the list as it is now under a name. */
export function SavePresetDialog({ draft, menu, onClose }: SavePresetDialogProps) {
    return (
        <Dialog
            open={draft !== null}
            onClose={onClose}
            title={draft?.isColumnSet ? 'Save the shown columns' : 'Save this list as a preset'}
            description={
                draft?.isColumnSet
                    ? 'The set keeps which columns are shown, and nothing else.'
                    : 'The preset keeps the search, the filters and the order as they are now.'
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

// Lives inside the dialog, so that every opening starts afresh.
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
                    <CheckboxField form={form} name="keeps_columns" label="Keep the shown columns too" />
                    <CheckboxField
                        form={form}
                        name="is_default"
                        label="Open the list with it"
                        help="For you only, whenever you come to the list."
                    />
                </div>
            )}
            <RolePicker form={form} roles={menu.roles} />
            <div className="flex flex-wrap justify-end gap-2">
                <Button onClick={onClose}>Cancel</Button>
                <Button type="submit" variant="primary" loading={form.processing}>
                    Save
                </Button>
            </div>
        </Form>
    );
}
