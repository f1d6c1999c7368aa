import { ArrowPathIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** Reads the figures of the page again, which don't update automatically. */
export function RefreshButton() {
    const [isLoading, setIsLoading] = useState(false);

    return (
        <Button
            icon={ArrowPathIcon}
            loading={isLoading}
            onClick={() => router.reload({ onStart: () => setIsLoading(true), onFinish: () => setIsLoading(false) })}
        >
            Refresh
        </Button>
    );
}
