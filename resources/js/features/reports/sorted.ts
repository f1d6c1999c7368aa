/** The rows in the order `-turnover_cents`. Without an order, as the server sent them. */
export function sorted<TRow extends object>(rows: readonly TRow[], sort: string): readonly TRow[] {
    const key = sort.replace('-', '') as keyof TRow | '';
    if (key === '') {
        return rows;
    }
    const direction = sort.startsWith('-') ? -1 : 1;

    return [...rows].sort((one, other) => {
        const [a, b] = [one[key], other[key]];
        return direction * (typeof a === 'string' ? a.localeCompare(String(b)) : numberOf(a) - numberOf(b));
    });
}

/** Rows without a value sort as the lowest. */
function numberOf(value: unknown): number {
    return typeof value === 'number' ? value : -Number.MAX_SAFE_INTEGER;
}
