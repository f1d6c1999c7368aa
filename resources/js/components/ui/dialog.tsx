import { type ComponentProps, Suspense } from 'react';
import { useWasTrue } from '@/hooks/use-was-true';
import { layers, partOf } from '@/lib/deferred';

const OpenedDialog = partOf(layers, ({ Dialog }) => Dialog);

/** Traps the focus and returns it on close. On a phone it is a sheet at the bottom. */
export function Dialog(props: ComponentProps<typeof OpenedDialog>) {
    return useWasTrue(props.open) ? (
        <Suspense fallback={null}>
            <OpenedDialog {...props} />
        </Suspense>
    ) : null;
}
