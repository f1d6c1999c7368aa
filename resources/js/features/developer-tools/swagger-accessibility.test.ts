import { expect, it } from 'vitest';
import { makeAccessible } from '@/features/developer-tools/swagger-accessibility';

const OPERATION = `
    <h3 class="opblock-tag">Bank lines</h3>
    <div class="opblock">
        <button class="opblock-summary-control"><a href="#/bank-lines">/bank-lines</a></button>
        <h4>Parameters</h4>
        <textarea class="body-param__text"></textarea>
        <select class="examples-select-element"></select>
        <input placeholder="X-Request-Id">
    </div>`;

it('names the fields, corrects the headings and removes nested links, also in markup that arrives later', async () => {
    const place = document.createElement('div');
    makeAccessible(place);
    place.innerHTML = OPERATION;
    await Promise.resolve();

    const attribute = (selector: string, name: string) => place.querySelector(selector)?.getAttribute(name);
    expect(attribute('h3', 'aria-level')).toBe('2');
    expect(attribute('h4', 'aria-level')).toBe('3');
    expect(attribute('textarea', 'aria-label')).toBe('Request body');
    expect(attribute('select', 'aria-label')).toBe('Example');
    expect(attribute('input', 'aria-label')).toBe('X-Request-Id');
    expect(attribute('button a', 'href')).toBeNull();
});
