import { useEffect, useEffectEvent } from 'react';

/** `KeyboardEvent.key` values. `mod+k` is Ctrl or Cmd+K, `g c` is a sequence. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const SEQUENCE_MS = 1_000;

/** Drawers have shortcuts of their own, so the list of shortcuts opens above a dialog too. */
const HELP_KEY = '?';

/** Global shortcuts. Only those with Ctrl or Cmd run while the user types. In a dialog `?` runs too. */
export function useShortcuts(shortcuts: Shortcuts): void {
    const run = useEffectEvent((keys: string): boolean => {
        const action = shortcuts[keys];
        action?.();
        return action !== undefined;
    });

    useEffect(() => {
        let leader = '';
        let timer: ReturnType<typeof setTimeout> | undefined;

        const onKeyDown = (event: KeyboardEvent) => {
            const isCommand = event.ctrlKey || event.metaKey;
            if (
                event.defaultPrevented ||
                event.altKey ||
                event.isComposing ||
                (!isCommand && isOccupied(event.target, event.key))
            ) {
                return;
            }
            const key = isCommand ? `mod+${event.key.toLowerCase()}` : event.key;
            // A key that completes no sequence may be a shortcut of its own.
            const hasRun = (leader !== '' && run(`${leader} ${key}`)) || run(key);
            if (hasRun) {
                event.preventDefault();
            }
            clearTimeout(timer);
            leader = hasRun || isCommand ? '' : key;
            timer = setTimeout(() => {
                leader = '';
            }, SEQUENCE_MS);
        };
        document.addEventListener('keydown', onKeyDown);

        return () => {
            clearTimeout(timer);
            document.removeEventListener('keydown', onKeyDown);
        };
    }, []);
}

function isOccupied(target: EventTarget | null, key: string): boolean {
    return (
        target instanceof HTMLElement &&
        (target.isContentEditable ||
            target.closest('input, textarea, select, [role="alertdialog"], [role="menu"]') !== null ||
            (key !== HELP_KEY && target.closest('[role="dialog"]') !== null))
    );
}
