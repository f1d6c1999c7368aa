import { type RefObject, useMemo, useRef } from 'react';

export const CONTROLS = ['input:not([type="hidden"])', 'select', 'textarea', 'button', 'a[href]', '[tabindex="0"]']
    .map((selector) => `${selector}:not(:disabled)`)
    .join(',');

/**
 * Returns a ref for a panel and a ref that resolves to its first control. The second one looks it up on access, so that it also
 * finds content that rendered later.
 */
export function useFirstControl<Panel extends HTMLElement>() {
    const panel = useRef<Panel>(null);
    const firstControl = useMemo<RefObject<HTMLElement | null>>(
        () => ({
            get current() {
                return panel.current?.querySelector<HTMLElement>(CONTROLS) ?? null;
            },
        }),
        [],
    );

    return { panel, firstControl };
}
