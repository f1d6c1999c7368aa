import { router } from '@inertiajs/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { CopyButton } from '@/components/copy-button';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { ShownSecret } from '@/types/generated';

interface NewSecretCardProps {
    /** Kind of secret, in lower case: 'token'. */
    what: string;
    secret: ShownSecret;
    /** How to use it. */
    children?: ReactNode;
}

/** Shows a new secret once. The server keeps no copy, so it is gone when the card closes. */
export function NewSecretCard({ what, secret: { name, secret }, children }: NewSecretCardProps) {
    const card = useRef<HTMLElement>(null);

    useEffect(() => card.current?.focus(), []);

    return (
        <Card ref={card} tabIndex={-1} aria-label={`New ${what}`} className="shrink-0">
            <CardHeader
                title={`New ${what} for ${name}`}
                actions={
                    <Button size="sm" onClick={() => router.reload({ only: ['new_secret'] })}>
                        I have saved the {what}
                    </Button>
                }
            />
            <CardBody className="flex flex-col gap-3">
                <Banner tone="warn" title={`Save this ${what} now`}>
                    It’s shown only once. Store it where only the system that uses it can read it.
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
