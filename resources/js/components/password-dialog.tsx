import type { ComponentProps, ReactNode } from 'react';
import { Form, type ResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

interface PasswordDialogProps<TData extends { current_password: string }> {
    open: boolean;
    onClose: () => void;
    title: string;
    description: ReactNode;
    form: ResourceForm<TData>;
    /** Labels of the other fields, for the error summary. */
    labels?: Partial<Record<keyof TData & string, string>>;
    verb: string;
    danger?: boolean;
    size?: 'sm' | 'md';
    /** Fields above the password. */
    children?: ReactNode;
}

/** TypeScript can't infer that this is a field of every `TData`. */
type PasswordFieldName<TData extends object> = ComponentProps<typeof PasswordField<TData>>['name'];

/** Dialog with fields and the user's password. Closing it clears them. */
export function PasswordDialog<TData extends { current_password: string }>(props: PasswordDialogProps<TData>) {
    const { open, onClose, title, description, form, labels, verb, danger = false, size = 'md', children } = props;
    const close = () => {
        form.reset();
        onClose();
    };

    return (
        <Dialog open={open} onClose={close} title={title} description={description} size={size}>
            <Form form={form} label={title} labels={labels ?? {}} guarded={false} className="pt-1">
                {children}
                <PasswordField
                    form={form}
                    name={'current_password' as PasswordFieldName<TData>}
                    label="Your password"
                    autoComplete="current-password"
                />
                <div className="flex flex-wrap justify-end gap-2">
                    <Button onClick={close}>Cancel</Button>
                    <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={form.processing}>
                        {verb}
                    </Button>
                </div>
            </Form>
        </Dialog>
    );
}
