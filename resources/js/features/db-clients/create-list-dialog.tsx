import { router } from '@inertiajs/react';
import { useId, useState } from 'react';
import type { ListSelection } from '@/components/data-table';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { Button } from '@/components/ui/button';
import { DateInput } from '@/components/ui/date-input';
import { Dialog } from '@/components/ui/dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { selectionFields } from '@/features/db-clients/selection-fields';
import { dbClients as routes } from '@/routes/generated';
import type { Choice } from '@/types/generated';

interface CreateListDialogProps {
    open: boolean;
    onClose: () => void;
    selection: ListSelection;
    /** The number of matching DB clients on screen; null if not known exactly. */
    total: number | null;
    people: readonly Choice[];
}

const EMPTY = { name: '', assignee_id: '', due_on: '' };

/** Creates a call list of the selected DB clients for a colleague. */
export function CreateListDialog({ open, onClose, selection, total, people }: CreateListDialogProps) {
    const formId = useId();
    const [fields, setFields] = useState(EMPTY);
    const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
    const [isSending, setIsSending] = useState(false);
    const set = (name: keyof typeof fields) => (value: string) => setFields((now) => ({ ...now, [name]: value }));

    const close = () => {
        setFields(EMPTY);
        setErrors({});
        onClose();
    };
    const create = () => {
        setIsSending(true);
        router.post(
            routes.listsStore(),
            { ...fields, ...selectionFields(selection, total) },
            {
                preserveState: 'errors',
                onSuccess: close,
                onError: setErrors,
                onFinish: () => setIsSending(false),
            },
        );
    };

    return (
        <Dialog
            open={open}
            onClose={close}
            title="Create list"
            description="The assignee sees these DB clients with their numbers and logs each call. DB clients who are marked as do not contact, may be excluded, are converted or are on another open list are left out."
            footer={
                <>
                    <Button onClick={close}>Cancel</Button>
                    <Button variant="primary" type="submit" form={formId} loading={isSending}>
                        Create list
                    </Button>
                </>
            }
        >
            <form
                id={formId}
                noValidate
                className="flex flex-col gap-4"
                onSubmit={(event) => {
                    event.preventDefault();
                    create();
                }}
            >
                <UnsavedGuard isDirty={fields !== EMPTY} />
                {(errors.selection ?? errors.ids) && <FieldError>{errors.selection ?? errors.ids}</FieldError>}
                <Field label="Name" error={errors.name} required>
                    <Input
                        value={fields.name}
                        maxLength={120}
                        placeholder="Spring carnival calls"
                        onChange={(event) => set('name')(event.target.value)}
                    />
                </Field>
                <Field label="Assignee" error={errors.assignee_id} required>
                    <Select
                        options={people.map(({ value, label }) => ({ value, label }))}
                        placeholder="Choose…"
                        value={fields.assignee_id}
                        onChange={set('assignee_id')}
                    />
                </Field>
                <Field label="Due" error={errors.due_on} help="The last day for the calls.">
                    <DateInput value={fields.due_on} onChange={set('due_on')} />
                </Field>
            </form>
        </Dialog>
    );
}
