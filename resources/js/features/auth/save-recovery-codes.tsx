import { router } from '@inertiajs/react';
import { useState } from 'react';
import { RecoveryCodeList } from '@/components/recovery-code-list';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { AuthCard } from '@/features/auth/auth-card';
import { twoFactor } from '@/routes/generated';

interface SaveRecoveryCodesProps {
    codes: readonly string[];
    email: string;
}

/** Last step of the enrolment. The user can't continue before confirming that the codes are saved. */
export function SaveRecoveryCodes({ codes, email }: SaveRecoveryCodesProps) {
    const [isSaved, setIsSaved] = useState(false);
    const [processing, setProcessing] = useState(false);

    const goIn = () =>
        router.post(twoFactor.recoveryCodesConfirm().url, undefined, {
            onStart: () => setProcessing(true),
            onFinish: () => setProcessing(false),
        });

    return (
        <AuthCard
            title="Save your recovery codes"
            lead="Each code signs you in once without your phone. They’re shown only now, so keep them with your passwords."
        >
            <RecoveryCodeList codes={codes} owner={email} />
            <Checkbox label="I have saved these codes" checked={isSaved} onChange={setIsSaved} />
            <Button variant="primary" className="h-10 w-full" disabled={!isSaved} loading={processing} onClick={goIn}>
                Continue
            </Button>
        </AuthCard>
    );
}
