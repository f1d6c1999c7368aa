import { type RefObject, useEffect, useRef } from 'react';
import type { Press } from '@/components/ui/overlay';

/** Returns a ref for a button that repeats the press which mounted it. By keyboard, a menu opens with its first item. */
export function usePress(press: Press): RefObject<HTMLButtonElement | null> {
    const button = useRef<HTMLButtonElement>(null);

    useEffect(() => {
        if (press === 'keyboard' && button.current?.ariaHasPopup === 'menu') {
            button.current.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
        } else {
            button.current?.click();
        }
    }, [press]);

    return button;
}
