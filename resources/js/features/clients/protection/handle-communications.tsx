import { CheckIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { rsg } from '@/routes/generated';

interface HandleCommunicationsProps {
    client: { id: number };
    /** The number of open communications, for screen readers. */
    count: number;
    /** The messages on the page, without which nothing is handled. A later one stays open. */
    shown: readonly { id: number }[];
    size?: 'sm' | 'md';
}

/** Resolves the open RSG communications of the client that are shown, and earlier ones. */
export function HandleCommunications({ client, count, shown, size = 'sm' }: HandleCommunicationsProps) {
    const [isBusy, setIsBusy] = useState(false);
    if (shown.length === 0) {
        return null;
    }
    const seen = Math.max(...shown.map(({ id }) => id));

    return (
        <Button
            size={size}
            variant="primary"
            loading={isBusy}
            aria-label={`Mark as Handled: ${count} open`}
            onClick={() =>
                router.visit(rsg.communicationsMarkAsResolved({ client: client.id }, { query: { seen } }), {
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
