/** The id of the form for a new note or message. A link with it as its hash opens the page with the focus in the text field. */
export const COMPOSER_ID = 'write';

/** Focuses the text field. Returns false when the page has no composer or it hasn't loaded. */
export function focusComposer(): boolean {
    const field = document.getElementById(COMPOSER_ID)?.querySelector('textarea');
    field?.focus();

    return field != null;
}

/** A ref for the composer: focuses the text field when the page was opened to write. */
export function focusWhenAsked(element: HTMLElement | null): void {
    if (element && window.location.hash === `#${COMPOSER_ID}`) {
        focusComposer();
    }
}
