import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThrottleNotice, waitInWords } from './throttle-notice';

describe('throttle notice', () => {
    it('is an empty status region when not throttled', () => {
        const { container } = render(<ThrottleNotice secondsLeft={0} />);

        expect(container.querySelector('[data-field="throttle"]')).toBeEmptyDOMElement();
    });

    it('shows the remaining time', () => {
        render(<ThrottleNotice secondsLeft={48} />);

        expect(screen.getByText('Too many attempts')).toBeInTheDocument();
        expect(screen.getByText('48 seconds')).toBeInTheDocument();
    });

    it.each([
        [1, '1 second'],
        [119, '119 seconds'],
        [125, '2 min 05 s'],
    ])('formats %i seconds as %s', (seconds, words) => {
        expect(waitInWords(seconds)).toBe(words);
    });
});
