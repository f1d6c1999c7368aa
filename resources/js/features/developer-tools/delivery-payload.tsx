import { EyeIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { CodeBlock } from '@/features/developer-tools/code-block';
import { prettyPayload } from '@/features/developer-tools/pretty-payload';
import { requestJson } from '@/lib/http';
import { developer } from '@/routes/generated';

/** What was sent. It holds personal data, so it is fetched only when somebody asks, and the server writes that down. */
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
        <section aria-label="What was sent" className="flex flex-col items-start gap-2">
            <h3 className="font-strong">What was sent</h3>
            {payload === null ? (
                <>
                    <p className="text-compact text-muted">
                        It may hold personal data. That you looked at it is written down.
                    </p>
                    <Button icon={EyeIcon} loading={state === 'loading'} onClick={reveal}>
                        Show what was sent
                    </Button>
                </>
            ) : (
                <CodeBlock label="What was sent">{payload}</CodeBlock>
            )}
            {state === 'failed' && (
                <Banner tone="danger" className="w-full">
                    It could not be fetched. Check your connection and try again.
                </Banner>
            )}
        </section>
    );
}
