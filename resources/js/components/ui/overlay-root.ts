/**
 * Headless UI draws menus, lists and dialogs into the element of this id, or else makes one of its own. The root view
 * has it as a landmark beside the app, so that what opens is never outside of all landmarks:
 * `<div id="headlessui-portal-root" role="complementary" aria-label="Open panels"><span hidden></span></div>`.
 * The hidden child keeps Headless UI from removing the element when the last panel closes.
 */
const OVERLAY_ROOT_ID = 'headlessui-portal-root';

/** Where overlays of our own, such as tooltips, are drawn. */
export function overlayRoot(): HTMLElement {
    return document.getElementById(OVERLAY_ROOT_ID) ?? document.body;
}
