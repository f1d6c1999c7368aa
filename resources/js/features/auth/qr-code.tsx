import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
    text: string;
    label: string;
}

// Cameras need dark modules on a light background with a margin, in both themes.
const PAPER = '#fff';
const INK = '#000';
const MARGIN = 2;

/** Drawn in the browser so that the secret isn't sent to another service. */
export function QrCode({ text, label }: QrCodeProps) {
    const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: MARGIN }), [text]);

    return (
        <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${size} ${size}`}
            shapeRendering="crispEdges"
            className="size-48 rounded-control border border-line"
        >
            <rect width={size} height={size} fill={PAPER} />
            <path d={pathOf(data)} fill={INK} />
        </svg>
    );
}

/** Draws each dark module as a square of one path. */
function pathOf(modules: ReadonlyArray<readonly boolean[]>): string {
    return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
