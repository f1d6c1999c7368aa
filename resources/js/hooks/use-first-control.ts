import { type RefObject, useMemo, useRef } from 'react';

const CONTROLS = ['input:not([type="hidden"])', 'select', 'textarea', 'button', 'a[href]', '[tabindex="0"]']
    .map((selector) => `${selector}:not(:disabled)`)
    .join(',');

/**
 * A ref for a panel, and one that stands for the first control in it. The second looks when it is read, so that content
 * which came late is found too.
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
