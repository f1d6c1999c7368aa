import { ArrowPathIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { developer } from '@/routes/generated';
import type { DeliveryRow } from '@/types/generated';

/** Does the delivery again as `php artisan intake:replay` would. What is processed has nothing left to be done. */
export function ReplayButton({ delivery: { id, status } }: { delivery: DeliveryRow }) {
    const [isReplaying, setIsReplaying] = useState(false);

    if (status === 'processed') {
        return <p className="mr-auto text-compact text-muted">Processed: there is nothing to do again.</p>;
    }

    const replay = () => {
        setIsReplaying(true);
        router.post(
            developer.deliveriesReplay({ delivery: id }),
            {},
            { preserveScroll: true, preserveState: true, onFinish: () => setIsReplaying(false) },
        );
    };

    return (
        <Button variant="primary" icon={ArrowPathIcon} loading={isReplaying} onClick={replay}>
            Do it again
        </Button>
    );
}
