import { router } from '@inertiajs/react';
import type { MouseEvent } from 'react';
import type { RowData } from './columns';

/** A path, or what a generated route helper gives; with `visit` where the list stays and something opens beside it. */
export type RowHref = string | { url: string; visit?: RowVisit };

/** Loads only these props and keeps the page's state. */
export interface RowVisit {
    only: string[];
    preserveState: true;
    preserveScroll: true;
}

export interface RowBehaviour<TRow extends RowData> {
    /** URL or handler that the row opens. */
    rowHref?: ((row: TRow) => RowHref) | undefined;
    /** The row's name: 'Harriet Okafor'. */
    rowLabel: (row: TRow) => string;
    rowClassName?: ((row: TRow) => string | undefined) | undefined;
}

const INTERACTIVE = 'a, button, input, select, textarea, label, summary, [role="button"], [role="menuitem"]';

export function hrefOf(href: RowHref): string {
    return typeof href === 'string' ? href : href.url;
}

export function openHref(href: RowHref, inNewTab: boolean): void {
    if (inNewTab) {
        window.open(hrefOf(href), '_blank', 'noopener');
    } else {
        // The frame after a press doesn't wait for the visit, which first writes the page into the history.
        setTimeout(() => router.visit(hrefOf(href), ...(typeof href === 'string' || !href.visit ? [] : [href.visit])));
    }
}

/**
 * Opens the row on a click, and in a new tab with Ctrl, Cmd or the middle button, as a link would.
 * Clicks on controls in the row and selecting text don't open it.
 */
export function openOnClick(href: RowHref) {
    const onClick = (event: MouseEvent<HTMLElement>) => {
        if (event.defaultPrevented || isOwnClick(event)) {
            return;
        }
        if (window.getSelection()?.toString()) {
            return;
        }
        openHref(href, event.ctrlKey || event.metaKey);
    };
    const onAuxClick = (event: MouseEvent<HTMLElement>) => {
        if (event.button === 1 && !isOwnClick(event)) {
            openHref(href, true);
        }
    };
    return { onClick, onAuxClick };
}

function isOwnClick(event: MouseEvent<HTMLElement>): boolean {
    const control = event.target instanceof Element ? event.target.closest(INTERACTIVE) : null;
    return control !== null && event.currentTarget.contains(control);
}
