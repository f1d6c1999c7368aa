import { useEffect, useEffectEvent } from 'react';
import { TYPING } from '@/lib/typing';

const OCCUPIED = `${TYPING}, [role="listbox"], [role="option"]`;

/** Keys while the drawer is open. Ignored while typing and while another dialog is above the drawer. */
export function useDrawerKeys(isActive: boolean, keys: Readonly<Record<string, () => unknown>>): void {
    const run = useEffectEvent((event: KeyboardEvent) => {
        const isTyping = event.target instanceof Element && event.target.closest(OCCUPIED) !== null;
        const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length;
        const act = keys[event.key];
        if (act && !isTyping && dialogs === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat) {
            event.preventDefault();
            act();
        }
    });

    useEffect(() => {
        if (!isActive) {
            return;
        }
        const onKeyDown = (event: KeyboardEvent) => run(event);
        document.addEventListener('keydown', onKeyDown);

        return () => document.removeEventListener('keydown', onKeyDown);
    }, [isActive]);
}
