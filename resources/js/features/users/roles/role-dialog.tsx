import { Form, FormActions, InputField, TextareaField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { users } from '@/routes/generated';
import type { RoleRow } from '@/types/generated';

interface RoleDialogProps {
    /** The role to edit; null to create one. */
    edited: RoleRow | null;
    open: boolean;
    onClose: () => void;
}

const LABELS = { title: 'Title', description: 'Job' };

/** Creates a role, or edits its title and description. */
export function RoleDialog({ edited, open, onClose }: RoleDialogProps) {
    return (
        <Dialog
            open={open}
            onClose={onClose}
            title={edited === null ? 'New role' : `Edit ${edited.title}`}
            description={edited === null ? 'It starts without abilities.' : undefined}
        >
            <RoleForm edited={edited} onClose={onClose} />
        </Dialog>
    );
}

// Mounted with the dialog, so that it is empty each time it opens.
function RoleForm({ edited, onClose }: Omit<RoleDialogProps, 'open'>) {
    const form = useResourceForm({
        data: { title: edited?.title ?? '', description: edited?.description ?? '' },
        route: edited === null ? users.rolesDescriptionStore() : users.rolesDescriptionUpdate({ role: edited.id }),
        onSuccess: onClose,
    });

    return (
        <Form form={form} label="Role" labels={LABELS} guarded={false}>
            <InputField form={form} name="title" label={LABELS.title} required maxLength={60} />
            <TextareaField
                form={form}
                name="description"
                label={LABELS.description}
                help="What people in this role do."
                required
                maxLength={255}
                rows={3}
            />
            <FormActions submitVerb={edited === null ? 'Create role' : 'Save role'}>
                <Button onClick={onClose}>Cancel</Button>
            </FormActions>
        </Form>
    );
}
