/** Ratings with their own colour. Any other value is grey. */
export const RATED_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16] as const;

const rated: ReadonlySet<number> = new Set(RATED_VALUES);

/** The CSS colour of a client rating. */
export function ratingColor(value: number | null): string {
    return value !== null && rated.has(value) ? `var(--rating-${value})` : 'var(--rating-other)';
}
