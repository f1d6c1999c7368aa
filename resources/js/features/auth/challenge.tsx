import { useState } from 'react';
import { AuthCard } from '@/features/auth/auth-card';
import { CodeForm } from '@/features/auth/code-form';
import { OtherAccount } from '@/features/auth/other-account';
import { RecoveryCodeForm } from '@/features/auth/recovery-code-form';
import { TextButton } from '@/features/auth/text-link';
import { useThrottle } from '@/features/auth/use-throttle';
import { twoFactor } from '@/routes/generated';

interface ChallengeProps {
    email: string;
    trustsDevice: boolean;
    throttledForSeconds: number | null;
}

/** The second step for users who have already set up an app. */
export function Challenge({ email, trustsDevice, throttledForSeconds }: ChallengeProps) {
    // Kept here so that switching between code and recovery code doesn't restart the countdown.
    const throttle = useThrottle(throttledForSeconds);
    const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);

    return (
        <AuthCard
            title={usesRecoveryCode ? 'Use a recovery code' : 'Enter your code'}
            lead={
                usesRecoveryCode
                    ? 'Use one of your saved codes if you don’t have your phone.'
                    : `Open your authenticator app for the code for ${email}.`
            }
            footer={
                <>
                    <TextButton onClick={() => setUsesRecoveryCode(!usesRecoveryCode)}>
                        {usesRecoveryCode ? 'Use an authenticator code' : 'Use a recovery code'}
                    </TextButton>
                    <OtherAccount />
                </>
            }
        >
            {usesRecoveryCode ? (
                <RecoveryCodeForm trustsDevice={trustsDevice} throttle={throttle} />
            ) : (
                <CodeForm
                    route={twoFactor.store()}
                    label="Two-factor sign-in"
                    submitVerb="Sign in"
                    trustsDevice={trustsDevice}
                    throttle={throttle}
                />
            )}
        </AuthCard>
    );
}
