import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { useStep } from '@/hooks/use-step';
import { clients } from '@/routes/generated';
import type { ClientHeader } from '@/types/generated';

/** Lets risk checkers without edit rights reopen an account that a risk check closed. */
export function ReopenCard({ client }: { client: ClientHeader }) {
    const [isAsking, setIsAsking] = useState(false);
    const { take, isBusy, refusal, forget } = useStep();

    const close = () => {
        setIsAsking(false);
        forget();
    };

    return (
        <Card className="col-span-12">
            <CardHeader title="Closed account" description="You handle risk checks, so you can reopen this account." />
            <CardBody>
                <Button onClick={() => setIsAsking(true)}>Reopen account</Button>
            </CardBody>
            <ConfirmDialog
                open={isAsking}
                loading={isBusy}
                title={`Reopen ${client.full_name}’s account?`}
                body={
                    <div className="flex flex-col gap-3">
                        <p>The client becomes Active. Site accounts don’t change.</p>
                        {refusal && <Banner tone="danger">{refusal}</Banner>}
                    </div>
                }
                confirmVerb="Reopen account"
                onConfirm={() => take(clients.reopen({ client: client.id }), {}, close)}
                onClose={close}
            />
        </Card>
    );
}
