import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import { AXIS, barSeries, ink, keepFitting, sizeOf } from '@/components/charts/chart-parts';
import 'uplot/dist/uPlot.min.css';
import { formatMoney, formatMonth } from '@/lib/format';
import { formatShare } from '@/lib/odds';

export interface ChartMonth {
    /** The first day of the month, `2026-11-01`. */
    label: string;
    turnover_cents: number;
    /** In basis points. Null without stakes. */
    margin_basis_points: number | null;
}

interface TurnoverMarginProps {
    months: readonly ChartMonth[];
}

/** Monthly turnover as bars with the margin as a line. The page must show the same numbers as a table. */
export default function TurnoverMargin({ months }: TurnoverMarginProps) {
    const box = useRef<HTMLDivElement>(null);
    const [hovered, setHovered] = useState<number | null>(null);
    const shown = months[hovered ?? months.length - 1];

    useEffect(() => {
        const element = box.current;
        if (!element) {
            return;
        }

        return keepFitting(draw(element, months, setHovered), element);
    }, [months]);

    return (
        <figure
            className="flex h-full flex-col gap-2"
            aria-label="Turnover and margin by month; the table below has the numbers"
        >
            <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-compact text-muted">
                <span className="min-w-20 font-medium text-ink">{shown && formatMonth(shown.label)}</span>
                <Key className="bg-accent">Turnover {shown && formatMoney(shown.turnover_cents)}</Key>
                <Key className="bg-warn">Margin {shown && formatShare(shown.margin_basis_points)}</Key>
            </figcaption>
            <div ref={box} className="min-h-0 flex-1 overflow-hidden" aria-hidden="true" />
        </figure>
    );
}

function Key({ className, children }: { className: string; children: React.ReactNode }) {
    return (
        <span className="inline-flex items-center gap-1.5 tabular">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${className}`} />
            {children}
        </span>
    );
}

function draw(element: HTMLDivElement, months: readonly ChartMonth[], onHover: (index: number | null) => void): uPlot {
    return new uPlot(
        {
            ...sizeOf(element),
            legend: { show: false },
            cursor: { y: false, drag: { x: false, y: false } },
            hooks: { setCursor: [(chart) => onHover(chart.cursor.idx ?? null)] },
            // Half a month of room at both ends, for the first and the last bar.
            scales: {
                x: { time: false, range: () => [-0.6, months.length - 0.4] },
                y: { range: (_, __, max) => [0, Math.max(max * 1.1, 100)] },
                margin: { range: (_, min, max) => [Math.min(min ?? 0, 0) - 200, Math.max(max ?? 0, 1000) + 200] },
            },
            series: [
                {},
                barSeries(),
                {
                    scale: 'margin',
                    stroke: ink('--warn'),
                    width: 2,
                    spanGaps: true,
                    points: { size: 6, fill: ink('--surface') },
                },
            ],
            axes: [
                {
                    ...AXIS,
                    size: 30,
                    grid: { show: false },
                    values: (_, splits) => splits.map((index) => shortMonth(months[index]?.label)),
                },
                { ...AXIS, size: 72, values: (_, splits) => splits.map(shortMoney) },
                {
                    ...AXIS,
                    scale: 'margin',
                    side: 1,
                    size: 52,
                    grid: { show: false },
                    values: (_, splits) => splits.map((points) => `${Math.round(points / 100)}%`.replace('-', '−')),
                },
            ],
        },
        [
            months.map((_, index) => index),
            months.map((month) => month.turnover_cents),
            months.map((month) => month.margin_basis_points),
        ],
        element,
    );
}

/** `2026-11-01` as `11/26`. */
function shortMonth(day: string | undefined): string {
    return day ? `${day.slice(5, 7)}/${day.slice(2, 4)}` : '';
}

function shortMoney(cents: number): string {
    return cents >= 1_000_000
        ? `$${(cents / 100_000).toFixed(cents % 100_000 ? 1 : 0)}k`
        : formatMoney(cents).replace('.00', '');
}
