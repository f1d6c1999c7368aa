import { PlusIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { DialogState } from '@/features/automations/mapping-actions';

interface AddButtonProps {
    children: ReactNode;
    form: (dialog: DialogState) => ReactNode;
}

/** The primary button of a page, with the dialog that it opens. */
export function AddButton({ children, form }: AddButtonProps) {
    const [isAdding, setIsAdding] = useState(false);

    return (
        <>
            <Button variant="primary" icon={PlusIcon} onClick={() => setIsAdding(true)}>
                {children}
            </Button>
            {form({ open: isAdding, onClose: () => setIsAdding(false) })}
        </>
    );
}
