/** Leaves the running page and loads the site anew from its root: for whenever the person behind it has changed. */
export function loadSiteRoot(): void {
    window.location.assign(window.location.origin);
}

export function reloadPage(): void {
    window.location.reload();
}
