import { router } from '@inertiajs/react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { clients } from '@/routes/generated';
import type { ClientHeader } from '@/types/generated';

interface GenwebStatusProps {
    client: ClientHeader;
    canProtect: boolean;
}

/** Whether a client's BetStop registration was entered in Genweb, with a button to record that it was. */
export function GenwebStatus({ client, canProtect }: GenwebStatusProps) {
    const [isAsking, setIsAsking] = useState(false);
    const [isSaving, setIsSaving] = useState(false);
    const [refusal, setRefusal] = useState<string | null>(null);

    if (client.betstop_state !== 'registered') {
        return null;
    }

    const markAsEntered = () =>
        router.visit(clients.rsgGenweb({ client: client.id }), {
            preserveScroll: true,
            preserveState: true,
            onStart: () => setIsSaving(true),
            onError: ({ genweb }) => setRefusal(genweb ?? null),
            onFinish: () => {
                setIsSaving(false);
                setIsAsking(false);
            },
        });

    return (
        <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5">
            <Badge tone={client.is_betstopped_in_genweb ? 'ok' : 'warn'}>
                {client.is_betstopped_in_genweb ? 'Entered in Genweb' : 'Not entered in Genweb yet'}
            </Badge>
            {canProtect && !client.is_betstopped_in_genweb && (
                <Button size="sm" onClick={() => setIsAsking(true)} className="ml-auto">
                    Mark as entered in Genweb
                </Button>
            )}
            {refusal && (
                <p role="alert" className="w-full text-compact text-danger">
                    {refusal}
                </p>
            )}
            <ConfirmDialog
                open={isAsking}
                loading={isSaving}
                title={`Mark ${client.full_name} as entered in Genweb?`}
                body="Enter the registration in Genweb first. The client is then no longer listed as missing in Genweb. This can’t be undone."
                confirmVerb="Mark as entered"
                cancelVerb="Not yet"
                onConfirm={markAsEntered}
                onClose={() => setIsAsking(false)}
            />
        </div>
    );
}
