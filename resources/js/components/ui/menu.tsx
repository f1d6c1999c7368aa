import type { ComponentProps } from 'react';
import { Popup } from '@/components/ui/overlay';
import { layers, partOf } from '@/lib/deferred';

const OpenMenu = partOf(layers, ({ Menu }) => Menu);

/** Actions behind a button. Closes on Escape, Tab, an outside click or a selection. Typing letters jumps to an item. */
export function Menu(props: Omit<ComponentProps<typeof OpenMenu>, 'press'>) {
    return (
        <Popup trigger={props.trigger} kind="menu">
            {(press) => <OpenMenu {...props} press={press} />}
        </Popup>
    );
}

export const MenuItem = partOf(layers, ({ MenuItem }) => MenuItem);

export const MenuLink = partOf(layers, ({ MenuLink }) => MenuLink);

/** Related items, separated from the others by a line. */
export const MenuGroup = partOf(layers, ({ MenuGroup }) => MenuGroup);
