import { CheckboxField, Form, InputField, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { SubmitButton } from '@/features/auth/submit-button';
import { ThrottleNotice } from '@/features/auth/throttle-notice';
import { useThrottle } from '@/features/auth/use-throttle';
import { withoutThrottle } from '@/features/auth/without-throttle';
import { login } from '@/routes/generated';

interface LoginFormProps {
    throttledForSeconds: number | null;
}

export function LoginForm({ throttledForSeconds }: LoginFormProps) {
    const { secondsLeft, noteRefusal } = useThrottle(throttledForSeconds);
    const form = useResourceForm({
        data: { email: '', password: '', remember_device: false },
        route: login.store(),
        onError: () => {
            form.set('password', '');
            noteRefusal();
        },
    });

    return (
        <Form form={withoutThrottle(form)} label="Sign in" guarded={false}>
            <ThrottleNotice secondsLeft={secondsLeft} />
            <InputField
                form={form}
                name="email"
                label="Email"
                type="email"
                autoComplete="username"
                required
                autoFocus
            />
            <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
            <CheckboxField
                form={form}
                name="remember_device"
                label="Remember this device"
                help="Skips the code on this device for 30 days. Only use it on your own device."
            />
            <SubmitButton processing={form.processing} secondsLeft={secondsLeft}>
                Continue
            </SubmitButton>
        </Form>
    );
}
