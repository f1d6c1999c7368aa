import type { Page } from 'playwright-core';

/** @returns the overflow in pixels and the elements that cause it, or null when the page fits the screen */
export function overflowOf(page: Page): Promise<string | null> {
    return page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const main = document.querySelector('main');
        const mainOverflow = main === null ? 0 : main.scrollWidth - main.clientWidth;
        if (scrollWidth <= clientWidth && mainOverflow <= 0) {
            return null;
        }
        const widest = [...document.querySelectorAll('main *')]
            .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
            .slice(0, 5)
            .map((element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`);

        return `${Math.max(scrollWidth - clientWidth, mainOverflow)} px: ${widest.join(' ')}`;
    });
}
