/**
 * Headless UI renders menus, lists and dialogs into the element with this id. The root view makes it a landmark, so that
 * overlays are inside a landmark too:
 * `<div id="headlessui-portal-root" role="complementary" aria-label="Open panels"><span hidden></span></div>`.
 * The hidden child keeps Headless UI from removing the element when the last panel closes.
 */
const OVERLAY_ROOT_ID = 'headlessui-portal-root';

/** Container for our own overlays, such as tooltips. */
export function overlayRoot(): HTMLElement {
    return document.getElementById(OVERLAY_ROOT_ID) ?? document.body;
}
