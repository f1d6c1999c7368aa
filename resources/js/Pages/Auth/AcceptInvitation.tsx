import { AuthCard } from '@/features/auth/auth-card';
import { ResetPasswordForm } from '@/features/auth/reset-password-form';
import { TextLink } from '@/features/auth/text-link';
import { invitation, login } from '@/routes/generated';
import type { AcceptInvitationPage } from '@/types/generated';

export default function AcceptInvitation({ token, email, first_name, min_length }: AcceptInvitationPage) {
    return (
        <AuthCard
            title={`Welcome, ${first_name}`}
            lead={`Choose a password for ${email}. You’ll set up an authenticator app when you sign in.`}
            footer={<TextLink href={login.index()}>Back to sign in</TextLink>}
        >
            <ResetPasswordForm token={token} email={email} minLength={min_length} route={invitation.update()} />
        </AuthCard>
    );
}
