/** The text fields of a form. */
export type TextFields = Readonly<Record<string, string>>;

/**
 * Rebases a form onto newly saved values: untouched fields take the saved value, changed fields keep the local value.
 *
 * @param base the values the form was opened with
 * @param mine the form's current values
 * @param theirs the values on the server
 */
export function rebase<TFields extends TextFields>(base: TFields, mine: TFields, theirs: TFields): TFields {
    const isTouched = ([field, value]: [string, string]) => value !== base[field];

    return { ...theirs, ...Object.fromEntries(Object.entries(mine).filter(isTouched)) };
}
