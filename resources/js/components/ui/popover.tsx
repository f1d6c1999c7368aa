import type { ComponentProps } from 'react';
import { overlays, Popup } from '@/components/ui/overlay';
import { partOf } from '@/lib/deferred';

const OpenPopover = partOf(overlays, ({ Popover }) => Popover);

/** Small panel with any content. Closes on Escape, an outside click or when it loses the focus. */
export function Popover(props: Omit<ComponentProps<typeof OpenPopover>, 'press'>) {
    return (
        <Popup trigger={props.trigger} kind="dialog">
            {(press) => <OpenPopover {...props} press={press} />}
        </Popup>
    );
}
