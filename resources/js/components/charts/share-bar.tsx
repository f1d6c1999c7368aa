interface ShareBarProps {
    size: number;
    /** The size of the full length. */
    most: number;
}

/** A horizontal bar beside its number, relative to the largest one. */
export function ShareBar({ size, most }: ShareBarProps) {
    return (
        <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-sunken">
            <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${most > 0 ? (Math.max(0, size) * 100) / most : 0}%` }}
            />
        </span>
    );
}
