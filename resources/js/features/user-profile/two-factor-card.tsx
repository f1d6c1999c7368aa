import { useState } from 'react';
import { ConfirmWithPassword } from '@/components/confirm-with-password';
import { RecoveryCodeList } from '@/components/recovery-code-list';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { SettingRow } from '@/features/user-profile/setting-row';
import { useSharedProps } from '@/hooks/use-shared-props';
import { userProfile } from '@/routes/generated';
import type { SecurityData } from '@/types/generated';

type Question = 'reset' | 'codes' | null;

export function TwoFactorCard({ security }: { security: SecurityData }) {
    const [question, setQuestion] = useState<Question>(null);
    const close = () => setQuestion(null);

    return (
        <Card>
            <CardHeader title="Two-factor sign-in" badge={<Badge tone="ok">On</Badge>} />
            <CardBody className="flex flex-col gap-4">
                {security.new_recovery_codes && <NewCodes codes={security.new_recovery_codes} />}
                <SettingRow
                    title="Authenticator app"
                    action={<Button onClick={() => setQuestion('reset')}>Replace app</Button>}
                >
                    Set up <DateTime value={security.totp_confirmed_at} />
                </SettingRow>
                <SettingRow
                    title="Recovery codes"
                    action={<Button onClick={() => setQuestion('codes')}>Create new codes</Button>}
                >
                    <CodesLeft left={security.recovery_codes_left} isFew={security.has_few_recovery_codes} />
                </SettingRow>
            </CardBody>
            <ConfirmWithPassword
                open={question === 'reset'}
                onClose={close}
                title="Replace your authenticator app?"
                description="The current app and its recovery codes stop working, and you’re signed out everywhere. You set up the new app next."
                confirmVerb="Replace app"
                danger
                route={userProfile.twoFactorReset()}
            />
            <ConfirmWithPassword
                open={question === 'codes'}
                onClose={close}
                title="Create new recovery codes?"
                description="Your current codes stop working."
                confirmVerb="Create new codes"
                route={userProfile.recoveryCodes()}
            />
        </Card>
    );
}

function NewCodes({ codes }: { codes: readonly string[] }) {
    const owner = useSharedProps().auth.user?.full_name ?? '';

    return (
        <div className="flex flex-col gap-3">
            <Banner tone="warn" title="Save these codes now">
                They’re shown only once. Your old codes no longer work.
            </Banner>
            <RecoveryCodeList codes={codes} owner={owner} />
        </div>
    );
}

function CodesLeft({ left, isFew }: { left: number; isFew: boolean }) {
    const text = left === 1 ? '1 code left' : `${left} codes left`;

    return isFew ? <Badge tone="warn">{text}: create new codes</Badge> : text;
}
