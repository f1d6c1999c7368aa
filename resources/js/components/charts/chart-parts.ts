import uPlot from 'uplot';

/** A colour of the current theme, read when the chart is drawn. */
export const ink = (token: string) => () => getComputedStyle(document.documentElement).getPropertyValue(token).trim();

export const AXIS: uPlot.Axis = {
    font: '12px "Inter Variable", sans-serif',
    stroke: ink('--muted'),
    grid: { stroke: ink('--line'), width: 1 },
    ticks: { show: false },
};

export function barSeries(): uPlot.Series {
    return {
        fill: ink('--accent'),
        stroke: ink('--accent'),
        width: 0,
        points: { show: false },
        paths: uPlot.paths.bars?.({ size: [0.62, 26], radius: 0.15 }),
    };
}

export function sizeOf(element: HTMLElement): { width: number; height: number } {
    return { width: element.clientWidth, height: element.clientHeight };
}

/** Fits a chart to its box and to the theme. Returns a function that removes the chart. */
export function keepFitting(chart: uPlot, element: HTMLElement): () => void {
    let fitting = 0;
    // Drawing takes long, so the page shows its new width first and the chart follows in the next frame.
    const resize = new ResizeObserver(() => {
        cancelAnimationFrame(fitting);
        fitting = requestAnimationFrame(() => chart.setSize(sizeOf(element)));
    });
    resize.observe(element);
    // The canvas has the colours of one theme, so it is redrawn for the other.
    const theme = new MutationObserver(() => chart.redraw());
    theme.observe(document.documentElement, { attributeFilter: ['class'] });

    return () => {
        resize.disconnect();
        cancelAnimationFrame(fitting);
        theme.disconnect();
        chart.destroy();
    };
}
