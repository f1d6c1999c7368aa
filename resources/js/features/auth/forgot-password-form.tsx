import { Form, InputField, useResourceForm } from '@/components/form';
import { SubmitButton } from '@/features/auth/submit-button';
import { ThrottleNotice } from '@/features/auth/throttle-notice';
import { useThrottle } from '@/features/auth/use-throttle';
import { withoutThrottle } from '@/features/auth/without-throttle';
import { password } from '@/routes/generated';

interface ForgotPasswordFormProps {
    throttledForSeconds: number | null;
}

export function ForgotPasswordForm({ throttledForSeconds }: ForgotPasswordFormProps) {
    const { secondsLeft, noteRefusal } = useThrottle(throttledForSeconds);
    const form = useResourceForm({
        data: { email: '' },
        route: password.email(),
        onError: noteRefusal,
    });

    return (
        <Form form={withoutThrottle(form)} label="Reset your password" guarded={false}>
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
            <SubmitButton processing={form.processing} secondsLeft={secondsLeft}>
                Email reset link
            </SubmitButton>
        </Form>
    );
}
