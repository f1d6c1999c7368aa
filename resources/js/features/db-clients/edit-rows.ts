/** Props of an editor for a list of rows. */
export interface RowsProps<TRow> {
    rows: readonly TRow[];
    onChange: (rows: readonly TRow[]) => void;
    /** The server's errors by field, such as `phones.0.number`. */
    errors: Readonly<Record<string, string>>;
}

/** Returns the rows with one field of one row changed. */
export function withField<TRow>(rows: readonly TRow[], index: number, name: keyof TRow, value: string): TRow[] {
    return rows.map((row, place) => (place === index ? { ...row, [name]: value } : row));
}

export function without<TRow>(rows: readonly TRow[], index: number): TRow[] {
    return rows.filter((_, place) => place !== index);
}

/** Returns a React key for each row: the id of a saved row, or the position among the new rows. */
export function rowKeys(rows: readonly { id: string }[]): string[] {
    return rows.map(({ id }, index) => id || `new-${rows.slice(0, index).filter((row) => row.id === '').length}`);
}
