import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { AXIS, barSeries, ink, keepFitting, sizeOf } from '@/components/charts/chart-parts';
import { DailyTable } from '@/components/charts/daily-table';
import 'uplot/dist/uPlot.min.css';

interface DailyBarsProps {
    /** Accessible name of the chart. Its numbers follow as a table. */
    label: string;
    /** `against`: drawn as a line over the bars. */
    days: { day: string; value: number; against?: number }[];
    /** Names of the values, as headings of the table. */
    series: readonly string[];
    /** On the axis. */
    format: (value: number) => string;
    /** In the table. */
    formatExactly?: (value: number) => string;
    /** The top of the axis on days without any. */
    least?: number;
}

/** One bar per day. Loaded lazily, because charts are not part of the first paint. */
export default function DailyBars(props: DailyBarsProps) {
    const { label, days, series, format, formatExactly = format, least = 4 } = props;
    const box = useRef<HTMLDivElement>(null);

    useEffect(() => {
        const element = box.current;
        if (!element) {
            return;
        }

        return keepFitting(draw(element, days, format, least), element);
    }, [days, format, least]);

    return (
        <figure className="h-full" aria-label={label}>
            <div ref={box} className="h-full overflow-hidden" aria-hidden="true" />
            <DailyTable label={label} days={days} series={series} format={formatExactly} />
        </figure>
    );
}

function draw(
    element: HTMLDivElement,
    days: DailyBarsProps['days'],
    format: DailyBarsProps['format'],
    least: number,
): uPlot {
    return new uPlot(
        {
            ...sizeOf(element),
            legend: { show: false },
            cursor: { y: false, drag: { x: false, y: false } },
            // Half a day of room at both ends, for the first and the last bar.
            scales: {
                x: { time: false, range: () => [-0.6, days.length - 0.4] },
                y: { range: (_, __, max) => [0, Math.max(max * 1.1, least)] },
            },
            series: [{}, barSeries(), { stroke: ink('--warn'), width: 2, points: { show: false } }],
            axes: [
                {
                    ...AXIS,
                    size: 30,
                    grid: { show: false },
                    values: (_, splits) => splits.map((index) => dayLabel(days[index]?.day)),
                },
                {
                    ...AXIS,
                    size: 72,
                    values: (_, splits) => splits.map((value) => (Number.isInteger(value) ? format(value) : '')),
                },
            ],
        },
        [days.map((_, index) => index), days.map((day) => day.value), days.map((day) => day.against ?? null)],
        element,
    );
}

/** `2026-11-20` as `20/11`. */
function dayLabel(day: string | undefined): string {
    return day ? `${day.slice(8)}/${day.slice(5, 7)}` : '';
}
