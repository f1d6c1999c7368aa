import { router } from '@inertiajs/react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { clients } from '@/routes/generated';
import type { ClientHeader } from '@/types/generated';

/** For those who check risks and otherwise only read the record: what a check has closed, a check may open again. */
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
            onError: (errors) => setRefusal(Object.values(errors)[0] ?? 'The account cannot be reopened.'),
            onFinish: () => setIsSaving(false),
        });

    return (
        <Card className="col-span-12">
            <CardHeader
                title="Closed account"
                description="You decide risk checks, so you may make this account Active again."
            />
            <CardBody>
                <Button onClick={() => setIsAsking(true)}>Reopen account</Button>
            </CardBody>
            <ConfirmDialog
                open={isAsking}
                loading={isSaving}
                title={`Reopen the account of ${client.full_name}`}
                body={
                    <div className="flex flex-col gap-3">
                        <p>The client becomes Active. Site accounts stay as they are.</p>
                        {refusal && <Banner tone="danger">{refusal}</Banner>}
                    </div>
                }
                confirmVerb="Reopen"
                onConfirm={reopen}
                onClose={close}
            />
        </Card>
    );
}
