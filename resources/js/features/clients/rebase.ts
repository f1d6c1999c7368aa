/** The fields of a form, all of them text. */
export type TextFields = Readonly<Record<string, string>>;

/**
 * Moves a form on to values that were saved meanwhile: what I did not touch takes their value, what I did stays mine.
 *
 * @param base what the form was opened with
 * @param mine what it holds now
 * @param theirs what stands on the server now
 */
export function rebase<TFields extends TextFields>(base: TFields, mine: TFields, theirs: TFields): TFields {
    const isTouched = ([field, value]: [string, string]) => value !== base[field];

    return { ...theirs, ...Object.fromEntries(Object.entries(mine).filter(isTouched)) };
}
