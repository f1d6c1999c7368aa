import { router } from '@inertiajs/react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { clients } from '@/routes/generated';
import type { ClientHeader } from '@/types/generated';

/** Lets risk checkers without edit rights reopen an account that a risk check closed. */
export function ReopenCard({ client }: { client: ClientHeader }) {
    const [isAsking, setIsAsking] = useState(false);
    const [isSaving, setIsSaving] = useState(false);
    const [refusal, setRefusal] = useState<string | null>(null);

    const close = () => {
        setIsAsking(false);
        setRefusal(null);
    };
    const reopen = () =>
        router.visit(clients.reopen({ client: client.id }), {
            preserveScroll: true,
            preserveState: true,
            onStart: () => setIsSaving(true),
            onSuccess: close,
            onError: (errors) =>
                setRefusal(
                    Object.values(errors)[0] ?? 'The account could not be reopened. Reload the page and try again.',
                ),
            onFinish: () => setIsSaving(false),
        });

    return (
        <Card className="col-span-12">
            <CardHeader title="Closed account" description="You handle risk checks, so you can reopen this account." />
            <CardBody>
                <Button onClick={() => setIsAsking(true)}>Reopen account</Button>
            </CardBody>
            <ConfirmDialog
                open={isAsking}
                loading={isSaving}
                title={`Reopen ${client.full_name}’s account?`}
                body={
                    <div className="flex flex-col gap-3">
                        <p>The client becomes Active. Site accounts don’t change.</p>
                        {refusal && <Banner tone="danger">{refusal}</Banner>}
                    </div>
                }
                confirmVerb="Reopen account"
                onConfirm={reopen}
                onClose={close}
            />
        </Card>
    );
}
