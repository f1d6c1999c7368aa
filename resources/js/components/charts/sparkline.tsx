interface SparklineProps {
    /** Accessible description with the important numbers. */
    label: string;
    /** Oldest first. */
    values: readonly number[];
}

const WIDTH = 88;
const HEIGHT = 22;
const MARGIN = 2;

/** Small line chart for table cells, with a mark at the end. */
export function Sparkline({ label, values }: SparklineProps) {
    const points = place(values);
    const last = points.at(-1);

    return (
        <svg role="img" aria-label={label} width={WIDTH} height={HEIGHT} className="block overflow-visible text-accent">
            <title>{label}</title>
            <polyline
                points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinejoin="round"
                strokeLinecap="round"
            />
            {last && <circle cx={last.x} cy={last.y} r="2" fill="currentColor" />}
        </svg>
    );
}

function place(values: readonly number[]): { x: number; y: number }[] {
    const most = Math.max(...values, 0);
    const least = Math.min(...values, 0);
    const step = (WIDTH - 2 * MARGIN) / Math.max(1, values.length - 1);
    const room = HEIGHT - 2 * MARGIN;

    return values.map((value, index) => ({
        x: round(MARGIN + index * step),
        y: round(MARGIN + (most === least ? room : room * (1 - (value - least) / (most - least)))),
    }));
}

function round(place: number): number {
    return Math.round(place * 10) / 10;
}
