import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClientMarks } from './client-marks';

it.each([
    ['BetStop', { isBetstopped: true, isBarred: false, isSmsOptedOut: false }],
    ['Barred', { isBetstopped: false, isBarred: true, isSmsOptedOut: false }],
    ['Opted out', { isBetstopped: false, isBarred: false, isSmsOptedOut: true }],
])('shows the %s mark', (mark, marks) => {
    const { container } = render(<ClientMarks {...marks} />);

    expect(screen.getByText(mark)).toBeInTheDocument();
    expect(container).toHaveTextContent(new RegExp(`^${mark}$`));
});

it('shows nothing for a client without marks', () => {
    const { container } = render(<ClientMarks isBetstopped={false} isBarred={false} isSmsOptedOut={false} />);

    expect(container).toBeEmptyDOMElement();
});
