import { type ComponentProps, Suspense } from 'react';
import { useWasTrue } from '@/hooks/use-was-true';
import { layers, partOf } from '@/lib/deferred';

const OpenedDrawer = partOf(layers, ({ Drawer }) => Drawer);

/** A dialog that slides in from the side. */
export function Drawer(props: ComponentProps<typeof OpenedDrawer>) {
    return useWasTrue(props.open) ? (
        <Suspense fallback={null}>
            <OpenedDrawer {...props} />
        </Suspense>
    ) : null;
}
