/** Text of the banner above a form, from the specification. */
export function formErrorsText(count: number): string {
    return count === 1 ? 'There is one form error.' : `There are ${count} form errors.`;
}

/** Text of the toast after a refused form, from the specification. */
export function formToastText(count: number): string {
    return `The form consists of ${count} error.`;
}
