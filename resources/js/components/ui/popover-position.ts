const GAP = 6;
const MARGIN = 8;

/** Places a panel on a side of its button, or on the opposite side when there is more room, inside the window. */
export function place(panel: HTMLElement, button: HTMLElement, side: 'bottom' | 'top', align: 'start' | 'end'): void {
    const anchor = button.getBoundingClientRect();
    const { offsetWidth: width, scrollHeight: height } = panel;
    const above = anchor.top - GAP - MARGIN;
    const below = window.innerHeight - anchor.bottom - GAP - MARGIN;
    const isAbove = side === 'top' ? height <= above || above > below : height > below && above > below;
    const left = align === 'start' ? anchor.left : anchor.right - width;

    Object.assign(panel.style, {
        left: `${Math.max(MARGIN, Math.min(left, window.innerWidth - width - MARGIN))}px`,
        top: isAbove ? 'auto' : `${anchor.bottom + GAP}px`,
        bottom: isAbove ? `${window.innerHeight - anchor.top + GAP}px` : 'auto',
        maxHeight: `${Math.max(0, isAbove ? above : below)}px`,
    });
}
