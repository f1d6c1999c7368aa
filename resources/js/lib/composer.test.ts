import { afterEach, expect, it } from 'vitest';
import { COMPOSER_ID, focusWhenAsked } from '@/lib/composer';

afterEach(() => {
    document.body.innerHTML = '';
    history.replaceState(null, '', '/');
});

it('focuses the text field only when the page was opened to write', () => {
    document.body.innerHTML = `<div id="${COMPOSER_ID}"><textarea></textarea></div>`;
    const composer = document.getElementById(COMPOSER_ID);

    focusWhenAsked(composer);
    expect(document.activeElement).toBe(document.body);

    history.replaceState(null, '', `/#${COMPOSER_ID}`);
    focusWhenAsked(composer);
    expect(document.activeElement).toBe(document.querySelector('textarea'));
});
