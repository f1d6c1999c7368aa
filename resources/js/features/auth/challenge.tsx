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

/** The second step of somebody who has set up an app before. */
export function Challenge({ email, trustsDevice, throttledForSeconds }: ChallengeProps) {
    // Kept here, so that changing the way in does not wind the clock back.
    const throttle = useThrottle(throttledForSeconds);
    const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);

    return (
        <AuthCard
            title={usesRecoveryCode ? 'Use a recovery code' : 'Enter your code'}
            lead={
                usesRecoveryCode
                    ? 'For when your phone is not at hand.'
                    : `Your authenticator app shows it for ${email}.`
            }
            footer={
                <>
                    <TextButton onClick={() => setUsesRecoveryCode(!usesRecoveryCode)}>
                        {usesRecoveryCode ? 'Use the app’s code' : 'Use a recovery code'}
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
                    label="Second step"
                    submitVerb="Sign in"
                    trustsDevice={trustsDevice}
                    throttle={throttle}
                />
            )}
        </AuthCard>
    );
}
