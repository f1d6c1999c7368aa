import { type ComponentProps, Suspense } from 'react';
import { overlays } from '@/components/ui/overlay';
import { useWasTrue } from '@/hooks/use-was-true';
import { partOf } from '@/lib/deferred';

const OpenedDialog = partOf(overlays, ({ Dialog }) => Dialog);

/** Traps the focus and returns it on close. On a phone it is a sheet at the bottom. */
export function Dialog(props: ComponentProps<typeof OpenedDialog>) {
    return useWasTrue(props.open) ? (
        <Suspense fallback={null}>
            <OpenedDialog {...props} />
        </Suspense>
    ) : null;
}
