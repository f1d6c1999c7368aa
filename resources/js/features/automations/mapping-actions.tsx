import { PencilIcon, TrashIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useState } from 'react';
import { RowMenu } from '@/components/data-table/row-menu';
import { MenuItem } from '@/components/ui/menu';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import type { RouteDefinition } from '@/routes/route';

/** Props of a form dialog. */
export interface DialogState {
    open: boolean;
    onClose: () => void;
}

interface MappingActionsProps {
    name: string;
    noun: string;
    /** The effect of a deletion. */
    consequence: string;
    /** Null when records can't be deleted. */
    deletion: RouteDefinition | null;
    form: (dialog: DialogState) => ReactNode;
}

/** The menu of a record of a mapping or lookup table. */
export function MappingActions({ name, noun, consequence, deletion, form }: MappingActionsProps) {
    const [isEditing, setIsEditing] = useState(false);
    const { ask, confirmDialog } = useConfirmedStep();
    const question = { title: `Delete ${name}?`, body: consequence, confirmVerb: `Delete ${noun}`, danger: true };

    return (
        <>
            <RowMenu name={name}>
                <MenuItem icon={PencilIcon} onSelect={() => setIsEditing(true)}>
                    Edit
                </MenuItem>
                {deletion && (
                    <MenuItem icon={TrashIcon} danger onSelect={() => void ask(question, deletion)}>
                        Delete
                    </MenuItem>
                )}
            </RowMenu>
            {form({ open: isEditing, onClose: () => setIsEditing(false) })}
            {confirmDialog}
        </>
    );
}
