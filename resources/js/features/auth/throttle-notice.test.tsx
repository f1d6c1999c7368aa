import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThrottleNotice, waitInWords } from './throttle-notice';

describe('the throttle notice', () => {
    it('is silent while nobody has to wait, but holds its place', () => {
        const { container } = render(<ThrottleNotice secondsLeft={0} />);

        expect(container.querySelector('[data-field="throttle"]')).toBeEmptyDOMElement();
    });

    it('says how long to wait', () => {
        render(<ThrottleNotice secondsLeft={48} />);

        expect(screen.getByText('Too many attempts')).toBeInTheDocument();
        expect(screen.getByText('48 seconds')).toBeInTheDocument();
    });

    it.each([
        [1, '1 second'],
        [119, '119 seconds'],
        [125, '2 min 05 s'],
    ])('reads %i as %s', (seconds, words) => {
        expect(waitInWords(seconds)).toBe(words);
    });
});
