import { ArrowPathIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** Reads these props again, and keeps the place on the page. */
export function RefreshButton({ only }: { only?: string[] }) {
    const [isLoading, setIsLoading] = useState(false);

    return (
        <Button
            icon={ArrowPathIcon}
            loading={isLoading}
            onClick={() =>
                router.reload({
                    ...(only && { only }),
                    onStart: () => setIsLoading(true),
                    onFinish: () => setIsLoading(false),
                })
            }
        >
            Refresh
        </Button>
    );
}
