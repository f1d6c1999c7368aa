import { FormDialog, InputField, useResourceForm } from '@/components/form';
import type { RouteDefinition } from '@/routes/route';
import type { CancellationReasonRow } from '@/types/generated';

interface ReasonDialogProps {
    title: string;
    description: string;
    verb: string;
    /** Current title, or null for a new reason. */
    value: CancellationReasonRow | null;
    route: RouteDefinition;
    onClose: () => void;
}

const LABELS = { title: 'Reason' };

/** Adds or renames a reason. */
export function ReasonDialog({ title, description, verb, value, route, onClose }: ReasonDialogProps) {
    const form = useResourceForm({
        data: { title: value?.title ?? '' },
        route,
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title={title}
            description={description}
            size="sm"
            submitVerb={verb}
            labels={LABELS}
        >
            <InputField
                form={form}
                name="title"
                help="Shown in the list of reasons, such as: Details do not match."
                required
                maxLength={100}
                autoComplete="off"
                autoFocus
            />
        </FormDialog>
    );
}
