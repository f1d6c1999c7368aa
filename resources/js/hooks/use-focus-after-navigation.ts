import { router } from '@inertiajs/react';
import { useEffect } from 'react';

/** A closing dialog returns the focus first. */
const DIALOG_CLOSING_MS = 250;

/** Focuses the heading after a visit, unless the page already moved the focus. */
export function useFocusAfterNavigation(containerId: string): void {
    useEffect(() => {
        let path = window.location.pathname;
        let timer: ReturnType<typeof setTimeout> | undefined;

        const stop = router.on('navigate', () => {
            if (path === window.location.pathname) {
                return;
            }
            path = window.location.pathname;
            clearTimeout(timer);
            if (isDialogOpen()) {
                timer = setTimeout(() => isDialogOpen() || focusHeading(containerId), DIALOG_CLOSING_MS);
            } else {
                focusHeading(containerId);
            }
        });

        return () => {
            clearTimeout(timer);
            stop();
        };
    }, [containerId]);
}

function isDialogOpen(): boolean {
    return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

function focusHeading(containerId: string): void {
    const container = document.getElementById(containerId);
    if (container && (!container.contains(document.activeElement) || document.activeElement === container)) {
        (container.querySelector<HTMLElement>('h1[tabindex]') ?? container).focus({ preventScroll: true });
    }
}
