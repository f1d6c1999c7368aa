import {
    cloneElement,
    type MouseEvent,
    type ReactElement,
    type ReactNode,
    type Ref,
    Suspense,
    useDeferredValue,
    useId,
    useRef,
    useState,
} from 'react';
import { layers, partOf } from '@/lib/deferred';

const Panel = partOf(layers, ({ PopoverPanel }) => PopoverPanel);

export interface PopoverProps {
    /** The button that opens it: a <Button> or an <IconButton>. */
    trigger: ReactElement;
    children: ReactNode | ((close: () => void) => ReactNode);
    /** Accessible name. */
    label: string;
    align?: 'start' | 'end';
    side?: 'bottom' | 'top';
    className?: string;
}

interface TriggerProps {
    ref?: Ref<HTMLButtonElement>;
    onClick?: (event: MouseEvent<HTMLElement>) => void;
    'aria-haspopup'?: 'dialog';
    'aria-expanded'?: boolean;
    'aria-controls'?: string | undefined;
    'data-open'?: boolean | undefined;
}

/** Small panel with any content, not inside a dialog. Closes on Escape, an outside click or when it loses the focus. */
export function Popover({ trigger, ...panel }: PopoverProps) {
    const id = useId();
    const button = useRef<HTMLButtonElement>(null);
    const [isOpen, setIsOpen] = useState(false);
    // The button looks pressed in the next frame, whatever the panel takes to render.
    const isShown = useDeferredValue(isOpen);
    const own = trigger as ReactElement<TriggerProps>;

    return (
        <>
            {cloneElement(own, {
                ref: button,
                'aria-haspopup': 'dialog',
                'aria-expanded': isOpen,
                'aria-controls': isShown ? id : undefined,
                'data-open': isOpen || undefined,
                onClick: (event) => {
                    own.props.onClick?.(event);
                    setIsOpen(!isOpen);
                },
            })}
            {isShown && (
                <Suspense fallback={null}>
                    <Panel {...panel} id={id} button={button} onClose={() => setIsOpen(false)} />
                </Suspense>
            )}
        </>
    );
}
