import {
    cloneElement,
    type MouseEvent,
    type ReactElement,
    type ReactNode,
    Suspense,
    useDeferredValue,
    useState,
} from 'react';

interface TriggerProps {
    onClick?: (event: MouseEvent<HTMLElement>) => void;
    'aria-haspopup'?: 'menu' | 'dialog';
    'aria-expanded'?: boolean;
}

export type Press = 'pointer' | 'keyboard';

interface PopupProps {
    /** The button that opens the popup. */
    trigger: ReactElement;
    kind: 'menu' | 'dialog';
    /** The trigger with its popup, which opens at once: see `usePress`. */
    children: (press: Press) => ReactNode;
}

/** A button whose popup is mounted at its first press, because a list has twenty of them. */
export function Popup({ trigger, kind, children }: PopupProps) {
    const [press, setPress] = useState<Press | null>(null);
    // The frame after the press doesn't wait for the popup.
    const shown = useDeferredValue(press);
    const own = trigger as ReactElement<TriggerProps>;
    const button = cloneElement(own, {
        'aria-haspopup': kind,
        'aria-expanded': press !== null,
        onClick: (event: MouseEvent<HTMLElement>) => {
            own.props.onClick?.(event);
            // A click by keyboard has no clicks to count.
            setPress(event.detail === 0 ? 'keyboard' : 'pointer');
        },
    });

    return shown === null ? button : <Suspense fallback={button}>{children(shown)}</Suspense>;
}
