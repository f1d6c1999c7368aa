import { createContext, type RefObject, useRef } from 'react';

/** Takes over the closing of a dialog. Set by a form in it while it has unsaved changes. */
type CloseGuard = RefObject<((close: () => void) => void) | null>;

export const CloseGuardContext = createContext<CloseGuard | null>(null);

/** For a dialog: `close` asks the form in it before Escape, a click outside or the close button close it. */
export function useCloseGuard(onClose: () => void) {
    const guard: CloseGuard = useRef(null);
    const close = () => (guard.current === null ? onClose() : guard.current(onClose));

    return { guard, close };
}
