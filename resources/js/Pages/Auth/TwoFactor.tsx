import { Challenge } from '@/features/auth/challenge';
import { Enrolment } from '@/features/auth/enrolment';
import { SaveRecoveryCodes } from '@/features/auth/save-recovery-codes';
import type { TwoFactorPage } from '@/types/generated';

export default function TwoFactor(props: TwoFactorPage) {
    const { email, enrolment, recovery_codes, trust_device, throttled_for_seconds } = props;

    if (recovery_codes) {
        return <SaveRecoveryCodes codes={recovery_codes} email={email} />;
    }
    if (enrolment) {
        return (
            <Enrolment
                email={email}
                enrolment={enrolment}
                trustsDevice={trust_device}
                throttledForSeconds={throttled_for_seconds}
            />
        );
    }

    return <Challenge email={email} trustsDevice={trust_device} throttledForSeconds={throttled_for_seconds} />;
}
