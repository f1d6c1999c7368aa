import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { useStep } from '@/hooks/use-step';
import { developer } from '@/routes/generated';
import type { ApiTokenRow } from '@/types/generated';

export function RevokeTokenButton({ token }: { token: ApiTokenRow }) {
    const [isAsking, setIsAsking] = useState(false);
    const { take, isBusy } = useStep();
    const close = () => setIsAsking(false);

    return (
        <>
            <Button size="sm" aria-label={`Revoke ${token.name}`} onClick={() => setIsAsking(true)}>
                Revoke
            </Button>
            <ConfirmDialog
                open={isAsking}
                loading={isBusy}
                danger
                title={`Revoke ${token.name}?`}
                body="Calls with this token are refused from now on. You can’t restore a revoked token."
                confirmVerb="Revoke token"
                cancelVerb="Keep token"
                onConfirm={() => take(developer.apiTokensDestroy({ apiToken: token.id }), {}, close)}
                onClose={close}
            />
        </>
    );
}
