export type Placement = 'top' | 'bottom' | 'right';

interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

const GAP = 6;
const MARGIN = 8;

/** Places a tooltip on the preferred side, or on the opposite side when there is no room, inside the window. */
export function placeBeside(
    anchor: Box,
    bubble: Pick<Box, 'width' | 'height'>,
    placement: Placement,
    screen: Pick<Box, 'width' | 'height'>,
): { left: number; top: number } {
    const above = anchor.top - bubble.height - GAP;
    const below = anchor.top + anchor.height + GAP;
    const maxLeft = screen.width - bubble.width - MARGIN;
    const maxTop = screen.height - bubble.height - MARGIN;

    if (placement === 'right') {
        const beside = anchor.left + anchor.width + GAP;
        const left = beside > maxLeft ? anchor.left - bubble.width - GAP : beside;
        return { left: clamp(left, maxLeft), top: clamp(anchor.top + (anchor.height - bubble.height) / 2, maxTop) };
    }

    const prefersAbove = placement === 'top' ? above >= MARGIN : below > maxTop;
    const left = anchor.left + (anchor.width - bubble.width) / 2;

    return { left: clamp(left, maxLeft), top: clamp(prefersAbove ? above : below, maxTop) };
}

function clamp(value: number, max: number): number {
    return Math.round(Math.max(MARGIN, Math.min(value, max)));
}
