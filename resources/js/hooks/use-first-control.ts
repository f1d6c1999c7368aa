import { type RefObject, useMemo, useRef } from 'react';

export const CONTROLS = ['input:not([type="hidden"])', 'select', 'textarea', 'button', 'a[href]', '[tabindex="0"]']
    .map((selector) => `${selector}:not(:disabled)`)
    .join(',');

const FIELDS = 'input:not([type="checkbox"]), select, textarea';

/**
 * Returns a ref for a panel and a ref that resolves to its first control. The second one looks it up on access, so that it also
 * finds content that rendered later. A control with the focus keeps it, such as the button of a dialog above that just closed.
 * `isQueue` leaves out fields, where the keys of a queue would be typed.
 */
export function useFirstControl<Panel extends HTMLElement>(isQueue = false) {
    const panel = useRef<Panel>(null);
    const firstControl = useMemo<RefObject<HTMLElement | null>>(
        () => ({
            get current() {
                const focused = document.activeElement;
                if (focused instanceof HTMLElement && panel.current?.contains(focused)) {
                    return focused;
                }
                const controls = [...(panel.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];

                return (
                    controls.find((control) => !isQueue || (!control.matches(FIELDS) && control.tabIndex >= 0)) ?? null
                );
            },
        }),
        [isQueue],
    );

    return { panel, firstControl };
}
