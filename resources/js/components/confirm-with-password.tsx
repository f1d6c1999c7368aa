import type { ReactNode } from 'react';
import { useResourceForm } from '@/components/form';
import { PasswordDialog } from '@/components/password-dialog';
import type { RouteDefinition } from '@/routes/route';

interface ConfirmWithPasswordProps {
    open: boolean;
    onClose: () => void;
    title: string;
    description: ReactNode;
    confirmVerb: string;
    danger?: boolean;
    route: RouteDefinition;
}

/** Asks for the password before a change of sign-in settings. */
export function ConfirmWithPassword(props: ConfirmWithPasswordProps) {
    const { open, onClose, title, description, confirmVerb, danger = false, route } = props;
    const form = useResourceForm({
        data: { current_password: '' },
        route,
        onSuccess: onClose,
    });

    return (
        <PasswordDialog
            open={open}
            onClose={onClose}
            title={title}
            description={description}
            form={form}
            submitVerb={confirmVerb}
            danger={danger}
            size="sm"
        />
    );
}
