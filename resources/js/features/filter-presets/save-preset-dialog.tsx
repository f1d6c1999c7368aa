import { CheckboxField, FormDialog, InputField, useResourceForm } from '@/components/form';
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
    draft: PresetDraft;
    menu: FilterPresetMenu;
    onClose: () => void;
}

interface NewPreset {
    name: string;
    keeps_columns: boolean;
    is_default: boolean;
    shared_role_ids: readonly string[];
}

/** Saves the current list as a preset or a column set. */
export function SavePresetDialog({ draft, menu, onClose }: SavePresetDialogProps) {
    const form = useResourceForm<NewPreset>({
        data: { name: '', keeps_columns: draft.isColumnSet, is_default: false, shared_role_ids: [] },
        route: filterPresets.store(),
        extra: { list: menu.list, query: draft.query, columns: draft.columns.join(',') },
        onSuccess: onClose,
    });

    const verb = draft.isColumnSet ? 'Save column set' : 'Save preset';

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title={verb}
            description={
                draft.isColumnSet
                    ? 'Saves only which columns are visible.'
                    : 'Saves the current search, filters and order.'
            }
            submitVerb={verb}
            labels={{ name: 'Name' }}
        >
            <InputField form={form} name="name" required maxLength={80} autoComplete="off" />
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
        </FormDialog>
    );
}
