import { type RefObject, useEffect, useEffectEvent } from 'react';
import { TYPING } from '@/lib/typing';
import { useHeldChoices } from '@/stores/held-requests';
import { type RiskCheckValue, RiskCheckValueValues } from '@/types/generated';

const ROW = '[data-row], [data-queue-row]';
const ELSEWHERE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** On the buttons of a client who still needs a decision. */
export const OPEN_CHECK = 'data-open-risk-check';

export function heldKey(clientId: number): string {
    return `risk-check-${clientId}`;
}

/** Keys 1 to 5 choose an outcome: in a list for the focused row, otherwise for the client on the page. */
export function useRiskKeys(buttons: RefObject<HTMLElement | null>, choose: (value: RiskCheckValue) => unknown): void {
    const run = useEffectEvent((event: KeyboardEvent) => {
        const value = RiskCheckValueValues[Number(event.key) - 1];
        const isPlain = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
        if (value !== undefined && isPlain && isMeant(event.target, buttons.current)) {
            event.preventDefault();
            choose(value);
        }
    });

    useEffect(() => {
        const onKeyDown = (event: KeyboardEvent) => run(event);
        document.addEventListener('keydown', onKeyDown);

        return () => document.removeEventListener('keydown', onKeyDown);
    }, []);
}

function isMeant(target: EventTarget | null, buttons: HTMLElement | null): boolean {
    if (!(target instanceof Element) || buttons === null || target.closest(TYPING)) {
        return false;
    }
    const row = buttons.closest(ROW);

    return row ? row.contains(target) : target.closest(ELSEWHERE) === null;
}

/**
 * Focuses the next row that needs a decision. Returns false at the end of the list, and null outside a list.
 *
 * @param rowId of the list's row when the buttons are in a preview beside the list
 */
export function focusNextCheck(buttons: HTMLElement | null, rowId?: number): boolean | null {
    const row = rowId === undefined ? buttons?.closest(ROW) : document.querySelector(`[data-row="${rowId}"]`);
    if (!row) {
        return null;
    }
    const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(ROW) ?? [])];
    const next = rows
        .slice(rows.indexOf(row as HTMLElement) + 1)
        .find((each) => (rowId === undefined ? each.querySelector(`[${OPEN_CHECK}]`) : !isHeld(each.dataset.row)));
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });

    return next !== undefined;
}

function isHeld(clientId: string | undefined): boolean {
    return heldKey(Number(clientId)) in useHeldChoices.getState();
}
