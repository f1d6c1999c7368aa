import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
    text: string;
    label: string;
}

// Cameras want dark on light with a margin, whatever the theme.
const PAPER = '#fff';
const INK = '#000';
const MARGIN = 2;

/** Drawn here, so that the secret in it goes to no one else. */
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

/** One square a dark module, as one path. */
function pathOf(modules: ReadonlyArray<readonly boolean[]>): string {
    return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
