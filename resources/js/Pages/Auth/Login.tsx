import { AuthCard } from '@/features/auth/auth-card';
import { LoginForm } from '@/features/auth/login-form';
import { TextLink } from '@/features/auth/text-link';
import { password } from '@/routes/generated';
import type { LoginPage } from '@/types/generated';

export default function Login({ throttled_for_seconds }: LoginPage) {
    return (
        <AuthCard
            title="Sign in"
            lead="Use your work account. You enter a code next."
            footer={<TextLink href={password.request()}>Forgot your password?</TextLink>}
        >
            <LoginForm throttledForSeconds={throttled_for_seconds} />
        </AuthCard>
    );
}
