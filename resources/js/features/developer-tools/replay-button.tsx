import { ArrowPathIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { developer } from '@/routes/generated';
import type { DeliveryRow } from '@/types/generated';

/** Replays a delivery, like `php artisan intake:replay`. A processed delivery can't be replayed. */
export function ReplayButton({ delivery: { id, status } }: { delivery: DeliveryRow }) {
    const [isReplaying, setIsReplaying] = useState(false);

    if (status === 'processed') {
        return <p className="mr-auto text-compact text-muted">Already processed.</p>;
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
            Replay delivery
        </Button>
    );
}
