import { router } from '@inertiajs/react';
import { useEffect } from 'react';

/** A closing dialog returns the focus first. */
const DIALOG_CLOSING_MS = 250;

/**
 * Focuses the heading after a visit to another page, unless the page already moved the focus. After a visit that removed the
 * focused element, such as the menu of a deleted note, focuses the open dialog or the heading.
 */
export function useFocusAfterNavigation(containerId: string): void {
    useEffect(() => {
        let path = window.location.pathname;
        let timer: ReturnType<typeof setTimeout> | undefined;
        let lostTimer: ReturnType<typeof setTimeout> | undefined;

        const stopNavigate = router.on('navigate', () => {
            if (path === window.location.pathname) {
                return;
            }
            path = window.location.pathname;
            clearTimeout(timer);
            if (topDialog()) {
                timer = setTimeout(() => topDialog() || focusHeading(containerId), DIALOG_CLOSING_MS);
            } else {
                focusHeading(containerId);
            }
        });
        const stopFinish = router.on('finish', ({ detail: { visit } }) => {
            // Reloads in the background don't move the focus.
            if (!visit.async || visit.method !== 'get') {
                clearTimeout(lostTimer);
                lostTimer = setTimeout(() => isFocusLost() && focusAgain(containerId), DIALOG_CLOSING_MS);
            }
        });

        return () => {
            clearTimeout(timer);
            clearTimeout(lostTimer);
            stopNavigate();
            stopFinish();
        };
    }, [containerId]);
}

function topDialog(): HTMLElement | undefined {
    return [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1);
}

function isFocusLost(): boolean {
    return document.activeElement === null || document.activeElement === document.body;
}

function focusAgain(containerId: string): void {
    const dialog = topDialog();
    if (dialog) {
        dialog.focus({ preventScroll: true });
    } else {
        focusHeading(containerId);
    }
}

function focusHeading(containerId: string): void {
    const container = document.getElementById(containerId);
    if (container && (!container.contains(document.activeElement) || document.activeElement === container)) {
        (container.querySelector<HTMLElement>('h1[tabindex]') ?? container).focus({ preventScroll: true });
    }
}
