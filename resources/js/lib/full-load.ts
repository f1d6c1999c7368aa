/** Reloads the app from its root. Used when the user changes. */
export function loadSiteRoot(): void {
    window.location.assign(window.location.origin);
}

export function reloadPage(): void {
    window.location.reload();
}

/** Opens the phone app with this number. */
export function dial(e164: string): void {
    window.location.assign(`tel:${e164}`);
}
