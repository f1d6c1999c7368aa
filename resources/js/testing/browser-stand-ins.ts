/**
 * Browser APIs that Headless UI needs and jsdom lacks. They replace Headless UI's own fallbacks, which log warnings.
 */
class ResizeObserverStandIn implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
}

globalThis.ResizeObserver = ResizeObserverStandIn;
Element.prototype.getAnimations = () => [];
Element.prototype.scrollIntoView = () => undefined;
// jsdom hides every popover.
HTMLElement.prototype.showPopover = function (this: HTMLElement) {
    this.removeAttribute('popover');
};
Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
        return this.textContent;
    },
});

export {};
