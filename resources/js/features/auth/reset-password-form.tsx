import { Form, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { SubmitButton } from '@/features/auth/submit-button';
import { password } from '@/routes/generated';

interface ResetPasswordFormProps {
    token: string;
    email: string;
    minLength: number;
}

export function ResetPasswordForm({ token, email, minLength }: ResetPasswordFormProps) {
    const form = useResourceForm({
        data: { password: '', password_confirmation: '' },
        route: password.update(),
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
