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

/** Pixels for text, without the padding: less than a time of day needs. */
const NARROWEST_TEXT = 32;

/** @returns the fields on screen that are too narrow to read */
export function narrowFields(page: Page): Promise<string[]> {
    return page.evaluate((narrowest) => {
        const widthOf = (field: Element) => {
            const { paddingLeft, paddingRight } = getComputedStyle(field);

            return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        };

        return [
            ...document.querySelectorAll(
                'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), select, textarea',
            ),
        ]
            .filter((field) => field.checkVisibility() && widthOf(field) < narrowest)
            .map((field) => field.getAttribute('aria-label') ?? field.getAttribute('name') ?? field.outerHTML);
    }, NARROWEST_TEXT);
}

/** Starts below this line hide rows that a colleague expects on the first screen of 1440 × 900. */
const LOWEST_FIRST_ROW = 280;

/**
 * @param isWholePage the list is the page's content, so its first row must start high enough
 * @returns what is wrong with the page's list, one line each: a first row that starts too low, default columns hidden sideways
 */
export function listFaults(page: Page, isWholePage: boolean): Promise<string[]> {
    return page.evaluate(
        ([lowest, wholePage]) =>
            [...document.querySelectorAll('main [data-list]')].flatMap((list) => {
                const table = list.querySelector('table');
                const box = table?.parentElement;
                const top = Math.round(table?.tBodies[0]?.getBoundingClientRect().top ?? 0);
                const hidden = box ? box.scrollWidth - box.clientWidth : 0;

                return [
                    ...(wholePage && top > lowest ? [`the first row starts at ${top} px`] : []),
                    ...(hidden > 0 ? [`${hidden} px of the columns are hidden`] : []),
                ];
            }),
        [LOWEST_FIRST_ROW, isWholePage] as const,
    );
}
