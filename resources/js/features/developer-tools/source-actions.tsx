import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { ConfirmWithPassword } from '@/components/confirm-with-password';
import { Button } from '@/components/ui/button';
import { useStep } from '@/hooks/use-step';
import { developer } from '@/routes/generated';
import type { WebhookSourceRow } from '@/types/generated';

type Question = 'rotate' | 'switch-off' | null;

export function SourceActions({ source }: { source: WebhookSourceRow }) {
    const [question, setQuestion] = useState<Question>(null);
    const { take, isBusy } = useStep();
    const close = () => setQuestion(null);

    const switchTo = (isActive: boolean) =>
        take(developer.webhookSourcesUpdate({ webhookSource: source.id }), { is_active: isActive }, close);

    return (
        <span className="flex flex-wrap items-center gap-1.5 sm:justify-end">
            <Button size="sm" aria-label={`Rotate secret of ${source.name}`} onClick={() => setQuestion('rotate')}>
                Rotate secret
            </Button>
            {source.is_active ? (
                <Button size="sm" aria-label={`Turn off ${source.name}`} onClick={() => setQuestion('switch-off')}>
                    Turn off
                </Button>
            ) : (
                <Button size="sm" loading={isBusy} aria-label={`Turn on ${source.name}`} onClick={() => switchTo(true)}>
                    Turn on
                </Button>
            )}
            <ConfirmWithPassword
                open={question === 'rotate'}
                onClose={close}
                title={`Rotate the secret of ${source.name}?`}
                description="You get a new secret. The current one keeps working for 24 hours so that the sender can change over. Older ones stop working straight away."
                confirmVerb="Rotate secret"
                route={developer.webhookSourcesRotate({ webhookSource: source.id })}
            />
            <ConfirmDialog
                open={question === 'switch-off'}
                loading={isBusy}
                danger
                title={`Turn off ${source.name}?`}
                body="Its calls are refused from now on. You can turn it on again."
                confirmVerb="Turn off source"
                cancelVerb="Keep source on"
                onConfirm={() => switchTo(false)}
                onClose={close}
            />
        </span>
    );
}
