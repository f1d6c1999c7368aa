import { startTransition, useOptimistic } from 'react';

/** A tick that shows in the next frame. The rows that it selects follow, without blocking the input. */
export function useTick(isSelected: boolean, select: (isSelected: boolean) => void) {
    const [isTicked, show] = useOptimistic(isSelected);
    const tick = (checked: boolean) =>
        startTransition(() => {
            show(checked);
            select(checked);
        });

    return [isTicked, tick] as const;
}
