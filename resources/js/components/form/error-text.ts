/** The banner's words above a form, exactly as the specification gives them. */
export function formErrorsText(count: number): string {
    return count === 1 ? 'There is one form error.' : `There are ${count} form errors.`;
}

/** The toast's words after a refused form, exactly as the specification gives them. */
export function formToastText(count: number): string {
    return `The form consists of ${count} error.`;
}
