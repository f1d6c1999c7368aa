/**
 * What Headless UI asks of a browser and jsdom does not have, for the set-up of the tests. They replace what is there, as
 * Headless UI brings a stand-in of its own that complains.
 */
class ResizeObserverStandIn implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
}

globalThis.ResizeObserver = ResizeObserverStandIn;
Element.prototype.getAnimations = () => [];
Element.prototype.scrollIntoView = () => undefined;
Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
        return this.textContent;
    },
});

export {};
