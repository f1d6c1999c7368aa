import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { RouteDefinition } from '@/routes/route';

/** Takes a record one step on, once however often it is pressed; a refusal that belongs to no field is told as `refusal`. */
export function useStep() {
    const [isBusy, setIsBusy] = useState(false);
    const [refusal, setRefusal] = useState<string | null>(null);

    const take = (
        route: RouteDefinition,
        data: Record<string, string | boolean | number[]>,
        onSuccess?: () => void,
    ) => {
        if (isBusy) {
            return;
        }
        router.visit(route, {
            data,
            preserveScroll: true,
            preserveState: true,
            onStart: () => {
                setIsBusy(true);
                setRefusal(null);
            },
            onSuccess: () => onSuccess?.(),
            onError: (errors) => setRefusal(Object.values(errors)[0] ?? 'That did not work. Nothing was changed.'),
            onFinish: () => setIsBusy(false),
        });
    };

    return { take, isBusy, refusal, forget: () => setRefusal(null) };
}
