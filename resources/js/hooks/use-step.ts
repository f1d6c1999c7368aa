import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { RouteDefinition } from '@/routes/route';

/** The props that the server answered with. They may hold a refusal as a flash message. */
type AnsweredProps = Readonly<Record<string, unknown>>;

export type StepData = Record<string, string | boolean | number | number[] | string[]>;

/** Sends one change of a record at a time, ignoring repeated presses. `refusal` is the server's error message. */
export function useStep() {
    const [isBusy, setIsBusy] = useState(false);
    const [refusal, setRefusal] = useState<string | null>(null);

    const take = (route: RouteDefinition, data: StepData = {}, onSuccess?: (props: AnsweredProps) => void) => {
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
            onSuccess: ({ props }) => onSuccess?.(props),
            onError: (errors) =>
                setRefusal(Object.values(errors)[0] ?? 'Something went wrong and nothing was changed. Try again.'),
            onFinish: () => setIsBusy(false),
        });
    };

    return { take, isBusy, refusal, forget: () => setRefusal(null) };
}
