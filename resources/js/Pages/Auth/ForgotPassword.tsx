import { AuthCard } from '@/features/auth/auth-card';
import { ForgotPasswordForm } from '@/features/auth/forgot-password-form';
import { TextLink } from '@/features/auth/text-link';
import { login } from '@/routes/generated';
import type { ForgotPasswordPage } from '@/types/generated';

export default function ForgotPassword({ throttled_for_seconds }: ForgotPasswordPage) {
    return (
        <AuthCard
            title="Reset your password"
            lead="We’ll email you a link. You still need your authenticator app to sign in afterwards."
            footer={<TextLink href={login.index()}>Back to sign in</TextLink>}
        >
            <ForgotPasswordForm throttledForSeconds={throttled_for_seconds} />
        </AuthCard>
    );
}
