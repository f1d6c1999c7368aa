import { EyeIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { CodeBlock } from '@/features/developer-tools/code-block';
import { prettyPayload } from '@/features/developer-tools/pretty-payload';
import { requestJson } from '@/lib/http';
import { developer } from '@/routes/generated';

/** The payload, which may hold personal data. It is loaded only on request, and the server logs each view. */
export function DeliveryPayload({ id }: { id: number }) {
    const [payload, setPayload] = useState<string | null>(null);
    const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

    const reveal = async () => {
        setState('loading');
        try {
            const answer = await requestJson<{ payload: string }>(developer.deliveriesReveal({ delivery: id }));
            setPayload(prettyPayload(answer.payload));
            setState('idle');
        } catch {
            setState('failed');
        }
    };

    return (
        <section aria-label="Payload" className="flex flex-col items-start gap-2">
            <h3 className="font-strong">Payload</h3>
            {payload === null ? (
                <>
                    <p className="text-compact text-muted">It may hold personal data. Viewing it is logged.</p>
                    <Button icon={EyeIcon} loading={state === 'loading'} onClick={reveal}>
                        Show payload
                    </Button>
                </>
            ) : (
                <CodeBlock label="Payload">{payload}</CodeBlock>
            )}
            {state === 'failed' && (
                <Banner tone="danger" className="w-full">
                    Couldn’t load the payload. Check your connection and try again.
                </Banner>
            )}
        </section>
    );
}
