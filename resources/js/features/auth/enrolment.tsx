import { CopyButton } from '@/components/copy-button';
import { AuthCard } from '@/features/auth/auth-card';
import { CodeForm } from '@/features/auth/code-form';
import { OtherAccount } from '@/features/auth/other-account';
import { QrCode } from '@/features/auth/qr-code';
import { useThrottle } from '@/features/auth/use-throttle';
import { twoFactor } from '@/routes/generated';
import type { Enrolment as EnrolmentData } from '@/types/generated';

interface EnrolmentProps {
    email: string;
    enrolment: EnrolmentData;
    trustsDevice: boolean;
    throttledForSeconds: number | null;
}

/** The second step of the first sign-in: the user adds the key to an app and confirms it with a code. */
export function Enrolment({ email, enrolment, trustsDevice, throttledForSeconds }: EnrolmentProps) {
    const throttle = useThrottle(throttledForSeconds);

    return (
        <AuthCard
            title="Set up your authenticator app"
            lead={`Scan this with the app on your phone, then enter the code it shows for ${email}.`}
            footer={<OtherAccount />}
        >
            <div className="flex flex-col items-center gap-4">
                <QrCode text={enrolment.uri} label="QR code for your authenticator app" />
                <ManualKey secret={enrolment.secret} />
            </div>
            <CodeForm
                route={twoFactor.enrol()}
                label="Set up authenticator app"
                submitVerb="Verify code"
                trustsDevice={trustsDevice}
                throttle={throttle}
            />
        </AuthCard>
    );
}

function ManualKey({ secret }: { secret: string }) {
    const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret;

    return (
        <details className="w-full text-center">
            <summary className="rounded-tag text-compact text-muted hover:text-ink">
                Can’t scan it? Type the key instead
            </summary>
            <div className="mt-3 flex flex-wrap items-center justify-center gap-2 rounded-control bg-sunken px-3 py-2.5">
                <code className="font-mono text-compact break-words select-all">{groups}</code>
                <CopyButton text={secret} label="Copy key" />
            </div>
        </details>
    );
}
