import type uPlot from 'uplot';
import { expect, it, vi } from 'vitest';

it('fits the chart once in the frame after the resize, and no more after its removal', async () => {
    // uPlot reads it while it loads.
    vi.stubGlobal('matchMedia', () => new EventTarget());
    const { keepFitting } = await import('@/components/charts/chart-parts');
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    let resized = () => undefined;
    vi.stubGlobal(
        'ResizeObserver',
        class {
            constructor(onResize: () => undefined) {
                resized = onResize;
            }
            observe() {}
            disconnect() {}
        },
    );
    const chart = { setSize: vi.fn(), redraw: vi.fn(), destroy: vi.fn() };
    const remove = keepFitting(chart as unknown as uPlot, document.createElement('div'));

    resized();
    resized();
    expect(chart.setSize).not.toHaveBeenCalled();
    vi.advanceTimersToNextFrame();
    expect(chart.setSize).toHaveBeenCalledOnce();

    resized();
    remove();
    vi.advanceTimersToNextFrame();
    expect(chart.setSize).toHaveBeenCalledOnce();
});
