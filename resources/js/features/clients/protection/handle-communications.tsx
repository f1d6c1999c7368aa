import { CheckIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { rsg } from '@/routes/generated';

interface HandleCommunicationsProps {
    client: { id: number };
    /** The number of open communications, for screen readers. */
    count: number;
    size?: 'sm' | 'md';
}

/** Resolves all open RSG communications of the client. */
export function HandleCommunications({ client, count, size = 'sm' }: HandleCommunicationsProps) {
    const [isBusy, setIsBusy] = useState(false);

    return (
        <Button
            size={size}
            variant="primary"
            loading={isBusy}
            aria-label={`Mark as Handled: ${count} open`}
            onClick={() =>
                router.visit(rsg.communicationsMarkAsResolved({ client: client.id }), {
                    preserveScroll: true,
                    preserveState: true,
                    onStart: () => setIsBusy(true),
                    onFinish: () => setIsBusy(false),
                })
            }
        >
            <CheckIcon aria-hidden="true" className="size-4" />
            Mark as Handled
        </Button>
    );
}
