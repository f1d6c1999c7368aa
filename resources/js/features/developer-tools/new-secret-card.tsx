import { router } from '@inertiajs/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { CopyButton } from '@/components/copy-button';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { ShownSecret } from '@/types/generated';

interface NewSecretCardProps {
    /** What the secret is, mid-sentence: 'token'. */
    what: string;
    secret: ShownSecret;
    /** How it is used. */
    children?: ReactNode;
}

/** A secret right after it was made. The server has forgotten it already: closing the card is the end of it. */
export function NewSecretCard({ what, secret: { name, secret }, children }: NewSecretCardProps) {
    const card = useRef<HTMLElement>(null);

    useEffect(() => card.current?.focus(), []);

    return (
        <Card ref={card} tabIndex={-1} aria-label={`New ${what}`} className="shrink-0">
            <CardHeader
                title={`New ${what} for ${name}`}
                actions={
                    <Button size="sm" onClick={() => router.reload({ only: ['new_secret'] })}>
                        I have saved it
                    </Button>
                }
            />
            <CardBody className="flex flex-col gap-3">
                <Banner tone="warn" title={`Save this ${what} now`}>
                    It is not shown again. Keep it where only the system that uses it can read it.
                </Banner>
                <div className="flex flex-wrap items-center gap-2">
                    <code
                        data-secret=""
                        className="min-w-0 flex-1 basis-64 rounded-control border border-line bg-sunken px-3 py-1.5 text-compact break-all select-all"
                    >
                        {secret}
                    </code>
                    <CopyButton text={secret} label={`Copy ${what}`} />
                </div>
                {children}
            </CardBody>
        </Card>
    );
}
