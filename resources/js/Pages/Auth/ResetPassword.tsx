import { AuthCard } from '@/features/auth/auth-card';
import { ResetPasswordForm } from '@/features/auth/reset-password-form';
import { TextLink } from '@/features/auth/text-link';
import { login } from '@/routes/generated';
import type { ResetPasswordPage } from '@/types/generated';

export default function ResetPassword({ token, email, min_length }: ResetPasswordPage) {
    return (
        <AuthCard
            title="Choose a new password"
            lead={`For ${email}. You’ll be signed out on every device.`}
            footer={<TextLink href={login.index()}>Back to sign in</TextLink>}
        >
            <ResetPasswordForm token={token} email={email} minLength={min_length} />
        </AuthCard>
    );
}
