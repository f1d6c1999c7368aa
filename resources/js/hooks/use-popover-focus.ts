import { type RefObject, useEffect, useEffectEvent } from 'react';
import { CONTROLS } from '@/hooks/use-first-control';

const OWN_POPUPS = '[role="listbox"], [role="menu"], [role="tooltip"]';
const PRESSABLE = 'a[href], button, input, select, textarea, label, summary, [role="button"]';

/**
 * The focus of an open popover, which comes after its button in the tab order. It takes the focus, and closes on Escape, on a
 * click outside and when the focus moves on.
 */
export function usePopoverFocus(
    panelRef: RefObject<HTMLElement | null>,
    buttonRef: RefObject<HTMLElement | null>,
    onClose: () => void,
): void {
    const close = useEffectEvent(onClose);

    useEffect(() => {
        const panel = panelRef.current;
        const button = buttonRef.current;
        if (panel === null || button === null) {
            return;
        }
        let isPressed = false;
        const has = (target: EventTarget | null) =>
            target instanceof Node && (panel.contains(target) || button.contains(target));
        const returnFocus = () => {
            close();
            button.focus({ preventScroll: true });
        };

        const onKeyDown = (event: KeyboardEvent) => {
            // The focus is on the body when its control was removed.
            if (event.defaultPrevented || !(has(document.activeElement) || document.activeElement === document.body)) {
                return;
            }
            if (event.key === 'Escape') {
                event.preventDefault();
                returnFocus();
            } else if (event.key === 'Tab') {
                moveOn(event, panel, button);
            }
        };
        const onPointer = ({ type }: PointerEvent) => {
            isPressed = type === 'pointerdown';
        };
        // A press outside moves the focus before its click arrives.
        const onFocus = ({ target }: FocusEvent) => {
            if (!isPressed && !has(target)) {
                close();
            }
        };
        const onClick = (event: MouseEvent) => {
            const { target, detail } = event;
            // A click by keyboard has no clicks to count.
            if (detail === 0 || has(target) || !(target instanceof Element) || target.closest(OWN_POPUPS)) {
                return;
            }
            if (target.closest(PRESSABLE)) {
                close();
            } else {
                // Otherwise the click would open the row below it.
                event.preventDefault();
                returnFocus();
            }
        };

        if (!panel.contains(document.activeElement)) {
            (controlsOf(panel)[0] ?? panel).focus({ preventScroll: true });
        }
        document.addEventListener('keydown', onKeyDown);
        document.addEventListener('focusin', onFocus);
        window.addEventListener('click', onClick, true);
        for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
            window.addEventListener(type, onPointer, true);
        }

        return () => {
            document.removeEventListener('keydown', onKeyDown);
            document.removeEventListener('focusin', onFocus);
            window.removeEventListener('click', onClick, true);
            for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
                window.removeEventListener(type, onPointer, true);
            }
        };
    }, [panelRef, buttonRef]);
}

/** Tab enters the panel from its button, and leaves it for the element after the button. */
function moveOn(event: KeyboardEvent, panel: HTMLElement, button: HTMLElement): void {
    const { shiftKey } = event;
    const controls = controlsOf(panel);
    const focused = document.activeElement;
    const edge = shiftKey ? controls[0] : (controls.at(-1) ?? panel);
    if (focused === button && !shiftKey) {
        event.preventDefault();
        (controls[0] ?? panel).focus();
    } else if (isSameStop(focused, edge) || (focused === panel && shiftKey)) {
        button.focus();
        if (shiftKey) {
            event.preventDefault();
        }
    }
}

/** Radio buttons of a group are one tab stop. */
function isSameStop(one: Element | null, other: Element | undefined): boolean {
    return one === other || (isRadio(one) && isRadio(other) && one.name === other.name);
}

function isRadio(element: Element | null | undefined): element is HTMLInputElement {
    return element instanceof HTMLInputElement && element.type === 'radio';
}

function controlsOf(panel: HTMLElement): HTMLElement[] {
    return [...panel.querySelectorAll<HTMLElement>(CONTROLS)].filter(({ tabIndex }) => tabIndex >= 0);
}
