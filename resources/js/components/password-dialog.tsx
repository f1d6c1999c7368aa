import type { ComponentProps } from 'react';
import { FormDialog } from '@/components/form';
import { PasswordField } from '@/components/password-field';

/** TypeScript can't infer that this is a field of every `TData`. */
type PasswordFieldName<TData extends object> = ComponentProps<typeof PasswordField<TData>>['name'];

/** A form dialog that ends with the user's password. */
export function PasswordDialog<TData extends { current_password: string }>({
    children,
    ...dialog
}: ComponentProps<typeof FormDialog<TData>>) {
    return (
        <FormDialog {...dialog}>
            {children}
            <PasswordField
                form={dialog.form}
                name={'current_password' as PasswordFieldName<TData>}
                label="Your password"
                autoComplete="current-password"
            />
        </FormDialog>
    );
}
