import {
    cloneElement,
    type FocusEvent,
    type HTMLAttributes,
    type PointerEvent,
    type ReactElement,
    type ReactNode,
    useEffect,
    useId,
    useLayoutEffect,
    useRef,
    useState,
} from 'react';
import { createPortal } from 'react-dom';
import { overlayRoot } from '@/components/ui/overlay-root';
import { type Placement, placeBeside } from '@/components/ui/tooltip-position';

interface TooltipProps {
    text: ReactNode;
    /** An element that forwards its props. A focusable one also shows the tooltip on focus. */
    children: ReactElement<HTMLAttributes<HTMLElement>>;
    placement?: Placement;
    /** Off when the tooltip only repeats the accessible name. */
    describes?: boolean;
}

const OPEN_DELAY_MS = 300;
const CLOSE_DELAY_MS = 80;

/** Short text on hover and focus. Escape hides it, and the pointer may move onto it. Don't use it for essential information. */
export function Tooltip({ text, children, placement = 'top', describes = true }: TooltipProps) {
    const id = useId();
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
    const own = children.props;

    function changeTo(next: HTMLElement | null, delay: number) {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setAnchor(next), delay);
    }

    useEffect(() => () => clearTimeout(timer.current), []);

    const trigger = cloneElement(children, {
        'aria-describedby': anchor && describes ? id : own['aria-describedby'],
        onPointerEnter(event: PointerEvent<HTMLElement>) {
            own.onPointerEnter?.(event);
            if (event.pointerType !== 'touch') {
                changeTo(event.currentTarget, OPEN_DELAY_MS);
            }
        },
        onPointerLeave(event: PointerEvent<HTMLElement>) {
            own.onPointerLeave?.(event);
            changeTo(null, CLOSE_DELAY_MS);
        },
        onPointerDown(event: PointerEvent<HTMLElement>) {
            own.onPointerDown?.(event);
            changeTo(null, 0);
        },
        onFocus(event: FocusEvent<HTMLElement>) {
            own.onFocus?.(event);
            if (event.target.matches(':focus-visible')) {
                changeTo(event.currentTarget, 0);
            }
        },
        onBlur(event: FocusEvent<HTMLElement>) {
            own.onBlur?.(event);
            changeTo(null, 0);
        },
    });

    return (
        <>
            {trigger}
            {anchor && (
                <Bubble
                    id={id}
                    anchor={anchor}
                    placement={placement}
                    onStay={() => changeTo(anchor, 0)}
                    onLeave={(delay = 0) => changeTo(null, delay)}
                >
                    {text}
                </Bubble>
            )}
        </>
    );
}

interface BubbleProps {
    id: string;
    anchor: HTMLElement;
    placement: Placement;
    onStay: () => void;
    onLeave: (delay?: number) => void;
    children: ReactNode;
}

function Bubble({ id, anchor, placement, onStay, onLeave, children }: BubbleProps) {
    const bubble = useRef<HTMLDivElement>(null);

    useLayoutEffect(() => {
        if (bubble.current) {
            const { left, top } = placeBeside(
                anchor.getBoundingClientRect(),
                bubble.current.getBoundingClientRect(),
                placement,
                { width: window.innerWidth, height: window.innerHeight },
            );
            bubble.current.style.left = `${left}px`;
            bubble.current.style.top = `${top}px`;
        }
    });

    useEffect(() => {
        const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onLeave();
        const onScroll = () => onLeave();
        document.addEventListener('keydown', onKey);
        window.addEventListener('scroll', onScroll, { capture: true, passive: true });

        return () => {
            document.removeEventListener('keydown', onKey);
            window.removeEventListener('scroll', onScroll, { capture: true });
        };
    });

    return createPortal(
        <div
            ref={bubble}
            id={id}
            role="tooltip"
            onPointerEnter={onStay}
            onPointerLeave={() => onLeave(CLOSE_DELAY_MS)}
            className="fixed top-0 left-0 z-tooltip w-max max-w-[min(20rem,calc(100vw-1rem))] rounded-tag bg-tooltip px-2 py-1 text-xs text-tooltip-ink shadow-panel"
        >
            {children}
        </div>,
        overlayRoot(),
    );
}
