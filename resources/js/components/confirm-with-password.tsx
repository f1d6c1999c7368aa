import type { ReactNode } from 'react';
import { Form, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
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

/** Asks for the password once more before a change of who may get in, and how. */
export function ConfirmWithPassword(props: ConfirmWithPasswordProps) {
    const { open, onClose, title, description, confirmVerb, danger = false, route } = props;
    const form = useResourceForm({
        data: { current_password: '' },
        route,
        onSuccess: onClose,
    });
    const close = () => {
        form.reset();
        onClose();
    };

    return (
        <Dialog open={open} onClose={close} title={title} description={description} size="sm">
            <Form form={form} label={title} guarded={false} className="pt-1">
                <PasswordField
                    form={form}
                    name="current_password"
                    label="Your password"
                    autoComplete="current-password"
                />
                <div className="flex flex-wrap justify-end gap-2">
                    <Button onClick={close}>Cancel</Button>
                    <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={form.processing}>
                        {confirmVerb}
                    </Button>
                </div>
            </Form>
        </Dialog>
    );
}
