import { router } from '@inertiajs/react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { developer } from '@/routes/generated';
import type { ApiTokenRow } from '@/types/generated';

export function RevokeTokenButton({ token }: { token: ApiTokenRow }) {
    const [isAsking, setIsAsking] = useState(false);
    const [isRevoking, setIsRevoking] = useState(false);

    const revoke = () => {
        setIsRevoking(true);
        router.delete(developer.apiTokensDestroy({ apiToken: token.id }), {
            preserveScroll: true,
            preserveState: true,
            onFinish: () => {
                setIsRevoking(false);
                setIsAsking(false);
            },
        });
    };

    return (
        <>
            <Button size="sm" aria-label={`Revoke ${token.name}`} onClick={() => setIsAsking(true)}>
                Revoke
            </Button>
            <ConfirmDialog
                open={isAsking}
                loading={isRevoking}
                danger
                title={`Revoke ${token.name}?`}
                body="Calls with this token are refused from now on. You can’t restore a revoked token."
                confirmVerb="Revoke token"
                cancelVerb="Keep token"
                onConfirm={revoke}
                onClose={() => setIsAsking(false)}
            />
        </>
    );
}
