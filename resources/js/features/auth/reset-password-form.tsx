import { Form, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { SubmitButton } from '@/features/auth/submit-button';
import { password } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';

interface ResetPasswordFormProps {
    token: string;
    email: string;
    minLength: number;
    /** Where the token and the password go. */
    route?: RouteDefinition<'put'>;
}

export function ResetPasswordForm({ token, email, minLength, route = password.update() }: ResetPasswordFormProps) {
    const form = useResourceForm({
        data: { password: '', password_confirmation: '' },
        route,
        extra: { token },
    });

    return (
        <Form form={form} label="New password" guarded={false}>
            {/* Tells password managers which account the password belongs to. */}
            <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
            <PasswordField
                form={form}
                name="password"
                label="New password"
                autoComplete="new-password"
                help={`At least ${minLength} characters. A few words in a row are easy to remember.`}
                autoFocus
            />
            <PasswordField
                form={form}
                name="password_confirmation"
                label="Confirm new password"
                autoComplete="new-password"
            />
            <SubmitButton processing={form.processing} secondsLeft={0}>
                Save password
            </SubmitButton>
        </Form>
    );
}
