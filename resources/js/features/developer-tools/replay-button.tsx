import { ArrowPathIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { useStep } from '@/hooks/use-step';
import { developer } from '@/routes/generated';
import type { DeliveryRow } from '@/types/generated';

/** Replays a delivery, like `php artisan intake:replay`. A processed delivery can't be replayed. */
export function ReplayButton({ delivery: { id, status } }: { delivery: DeliveryRow }) {
    const { take, isBusy } = useStep();

    if (status === 'processed') {
        return <p className="mr-auto text-compact text-muted">Already processed.</p>;
    }

    return (
        <Button
            variant="primary"
            icon={ArrowPathIcon}
            loading={isBusy}
            onClick={() => take(developer.deliveriesReplay({ delivery: id }), {})}
        >
            Replay delivery
        </Button>
    );
}
