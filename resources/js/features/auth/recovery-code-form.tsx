import { type SubmitEvent, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { TrustDevice } from '@/features/auth/code-form';
import { SubmitButton } from '@/features/auth/submit-button';
import { ThrottleNotice } from '@/features/auth/throttle-notice';
import { useCodeSubmission } from '@/features/auth/use-code-submission';
import type { Throttle } from '@/features/auth/use-throttle';
import { twoFactor } from '@/routes/generated';

interface RecoveryCodeFormProps {
    trustsDevice: boolean;
    throttle: Throttle;
}

/** Sign-in for users who don't have their phone. */
export function RecoveryCodeForm({ trustsDevice, throttle }: RecoveryCodeFormProps) {
    const [code, setCode] = useState('');
    const [trust, setTrust] = useState(trustsDevice);
    const { secondsLeft, noteRefusal } = throttle;
    const submission = useCodeSubmission(twoFactor.store(), noteRefusal);
    const error = submission.errors.recovery_code ?? submission.errors.code;

    const onSubmit = (event: SubmitEvent) => {
        event.preventDefault();
        submission.send({ recovery_code: code.trim(), trust_device: trust });
    };

    return (
        <form aria-label="Recovery code" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
            <ThrottleNotice secondsLeft={secondsLeft} />
            <div data-field="recovery_code">
                <Field
                    label="Recovery code"
                    required
                    error={error}
                    help="One of your ten saved codes, such as abcd-efgh-2345-mnop. Each code works once."
                >
                    <Input
                        name="recovery_code"
                        autoComplete="off"
                        autoCapitalize="none"
                        spellCheck={false}
                        autoFocus
                        value={code}
                        onChange={(event) => setCode(event.target.value)}
                    />
                </Field>
            </div>
            <TrustDevice checked={trust} onChange={setTrust} />
            <SubmitButton processing={submission.processing} secondsLeft={secondsLeft}>
                Sign in
            </SubmitButton>
        </form>
    );
}
