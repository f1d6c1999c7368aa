/** Attributes that Swagger UI's markup lacks, by selector. */
const ATTRIBUTES: ReadonlyArray<readonly [selector: string, attributes: Readonly<Record<string, string>>]> = [
    // Its headings begin at level 3 below the level 1 of the title.
    ['h3.opblock-tag', { 'aria-level': '2' }],
    ['.models > h4', { 'aria-level': '2' }],
    ['.opblock h4', { 'aria-level': '3' }],
    ['.opblock h5', { 'aria-level': '4' }],
    ['.information-container', { role: 'region', 'aria-label': 'About the API' }],
    ['.scheme-container', { role: 'region', 'aria-label': 'Server and sign-in' }],
    ['.filter', { role: 'search', 'aria-label': 'Filter by tag' }],
    // A region without a name.
    ['table[role="region"]', { role: 'table' }],
    ['#servers', { 'aria-label': 'Server' }],
    ['.examples-select-element', { 'aria-label': 'Example' }],
    ['select.content-type', { 'aria-label': 'Media type' }],
    ['.body-param__text', { 'aria-label': 'Request body' }],
    ['.highlight-code > *, pre.microlight', { tabindex: '0' }],
];

/** A link inside the button that opens the operation. The button does the same. */
const NESTED_LINKS = '.opblock-summary-control a[href]';

/** Adds names, heading levels and landmarks to Swagger UI's markup, now and after each change. */
export function makeAccessible(place: HTMLElement): void {
    const repair = () => {
        for (const [selector, attributes] of ATTRIBUTES) {
            for (const element of place.querySelectorAll(selector)) {
                for (const [name, value] of Object.entries(attributes)) {
                    element.setAttribute(name, value);
                }
            }
        }
        for (const link of place.querySelectorAll(NESTED_LINKS)) {
            link.removeAttribute('href');
        }
        for (const field of place.querySelectorAll<HTMLInputElement>('input[placeholder]:not([aria-label], [id])')) {
            field.setAttribute('aria-label', field.placeholder);
        }
    };
    // Attributes aren't watched, so a repair doesn't trigger another one.
    new MutationObserver(repair).observe(place, { childList: true, subtree: true });
    repair();
}
