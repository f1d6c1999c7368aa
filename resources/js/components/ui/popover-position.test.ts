import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { place } from '@/components/ui/popover-position';

beforeEach(() => {
    vi.stubGlobal('innerWidth', 1_000);
    vi.stubGlobal('innerHeight', 600);
});
afterEach(() => vi.unstubAllGlobals());

function placed(
    { top, left = 100 }: { top: number; left?: number },
    height: number,
    ...rest: ['bottom' | 'top', 'start' | 'end']
) {
    const [panel, button] = [document.createElement('div'), document.createElement('button')];
    Object.defineProperties(panel, { offsetWidth: { value: 300 }, scrollHeight: { value: height } });
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 80, 30));
    place(panel, button, ...rest);
    const { left: x, top: y, bottom, maxHeight } = panel.style;

    return { x, y, bottom, maxHeight };
}

it('is below its button, along its start or its end', () => {
    expect(placed({ top: 50 }, 200, 'bottom', 'start')).toEqual({
        x: '100px',
        y: '86px',
        bottom: 'auto',
        maxHeight: '506px',
    });
    expect(placed({ top: 50, left: 500 }, 200, 'bottom', 'end').x).toBe('280px');
});

it('is above its button when only there is room, and grows upwards', () => {
    expect(placed({ top: 500 }, 200, 'bottom', 'start')).toMatchObject({
        y: 'auto',
        bottom: '106px',
        maxHeight: '486px',
    });
    expect(placed({ top: 500 }, 40, 'bottom', 'start').y).toBe('536px');
    expect(placed({ top: 20 }, 200, 'top', 'start').y).toBe('56px');
});

it('stays inside the window', () => {
    expect(placed({ top: 50, left: 950 }, 200, 'bottom', 'start').x).toBe('692px');
    expect(placed({ top: 50, left: 0 }, 200, 'bottom', 'end').x).toBe('8px');
});
