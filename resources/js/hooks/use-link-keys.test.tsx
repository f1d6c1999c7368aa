import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useLinkKeys } from '@/hooks/use-link-keys';

function Names() {
    const list = useRef<HTMLOListElement>(null);
    useLinkKeys(list);

    return (
        <>
            <input aria-label="Search" />
            <ol ref={list}>
                {['Ada', 'Bea', 'Cy'].map((name) => (
                    <li key={name}>
                        <a href={`#${name}`}>{name}</a>
                    </li>
                ))}
            </ol>
        </>
    );
}

const focused = () => document.activeElement?.textContent;

describe('link keys', () => {
    it('move down with j and up with k, and stop at the ends', async () => {
        const user = userEvent.setup();
        render(<Names />);

        await user.keyboard('j');
        expect(focused()).toBe('Ada');
        await user.keyboard('jjj');
        expect(focused()).toBe('Cy');
        await user.keyboard('k');
        expect(focused()).toBe('Bea');
    });

    it('start at the end with k', async () => {
        const user = userEvent.setup();
        render(<Names />);

        await user.keyboard('k');

        expect(focused()).toBe('Cy');
    });

    it('are letters in a field', async () => {
        const user = userEvent.setup();
        render(<Names />);

        await user.type(screen.getByLabelText('Search'), 'jk');

        expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('jk');
    });
});
