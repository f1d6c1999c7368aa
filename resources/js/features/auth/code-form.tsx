import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { CODE_LENGTH, CodeEntry } from '@/features/auth/code-entry';
import { SubmitButton } from '@/features/auth/submit-button';
import { ThrottleNotice } from '@/features/auth/throttle-notice';
import { useCodeSubmission } from '@/features/auth/use-code-submission';
import type { Throttle } from '@/features/auth/use-throttle';
import type { RouteDefinition } from '@/routes/route';

interface CodeFormProps {
    route: RouteDefinition<'post'>;
    /** Accessible name of the form. */
    label: string;
    submitVerb: string;
    trustsDevice: boolean;
    throttle: Throttle;
}

/** Authenticator code form. Submits on the last digit. */
export function CodeForm({ route, label, submitVerb, trustsDevice, throttle }: CodeFormProps) {
    const field = useRef<HTMLInputElement>(null);
    const [code, setCode] = useState('');
    const [trust, setTrust] = useState(trustsDevice);
    const { secondsLeft, noteRefusal } = throttle;
    const submission = useCodeSubmission(route, () => {
        setCode('');
        noteRefusal();
    });
    const isShut = secondsLeft > 0;

    // Focuses the field at the start, after a response and when the throttle ends.
    useEffect(() => {
        if (!isShut && !submission.processing) {
            field.current?.focus();
        }
    }, [isShut, submission.processing]);

    const send = (complete: string) => submission.send({ code: complete, trust_device: trust });
    const onSubmit = (event: SubmitEvent) => {
        event.preventDefault();
        if (code.length === CODE_LENGTH) {
            send(code);
        } else {
            field.current?.focus();
        }
    };

    return (
        <form aria-label={label} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
            <ThrottleNotice secondsLeft={secondsLeft} />
            <CodeEntry
                ref={field}
                value={code}
                onChange={(next) => {
                    setCode(next);
                    submission.clear();
                }}
                onComplete={send}
                error={submission.errors.code}
                disabled={isShut || submission.processing}
            />
            <TrustDevice checked={trust} onChange={setTrust} />
            <SubmitButton processing={submission.processing} secondsLeft={secondsLeft}>
                {submitVerb}
            </SubmitButton>
        </form>
    );
}

interface TrustDeviceProps {
    checked: boolean;
    onChange: (checked: boolean) => void;
}

export function TrustDevice({ checked, onChange }: TrustDeviceProps) {
    return (
        <Checkbox
            name="trust_device"
            label="Trust this device for 30 days"
            description="Only the password is asked for here. You can revoke it in your profile."
            checked={checked}
            onChange={onChange}
        />
    );
}
