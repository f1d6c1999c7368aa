/** Fields of one row of a table that is edited as a whole. */
export interface RowsProps<TRow> {
    rows: readonly TRow[];
    onChange: (rows: readonly TRow[]) => void;
    /** The server's errors by `phones.0.number`. */
    errors: Readonly<Record<string, string>>;
}

/** The rows with one field of one of them changed. */
export function withField<TRow>(rows: readonly TRow[], index: number, name: keyof TRow, value: string): TRow[] {
    return rows.map((row, place) => (place === index ? { ...row, [name]: value } : row));
}

export function without<TRow>(rows: readonly TRow[], index: number): TRow[] {
    return rows.filter((_, place) => place !== index);
}

/** A key for each row: the id of a saved one, its place among the new ones for the others. */
export function rowKeys(rows: readonly { id: string }[]): string[] {
    return rows.map(({ id }, index) => id || `new-${rows.slice(0, index).filter((row) => row.id === '').length}`);
}
