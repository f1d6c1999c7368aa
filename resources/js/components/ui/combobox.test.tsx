import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import type { Option } from '@/components/ui/option-type';
import type { OptionSearch } from '@/hooks/use-option-search';

const TOM: Option = { value: '1', label: 'Tom Vance' };
const AROHA: Option = { value: '2', label: 'Ārohā Tamihana' };

interface SubjectProps {
    options?: ReadonlyArray<Option>;
    search?: OptionSearch<string>;
    clearable?: boolean;
    initial?: Option | null;
}

function Subject({ initial = null, ...rest }: SubjectProps) {
    const [value, setValue] = useState<Option | null>(initial);

    return (
        <Field label="Manager" required>
            <Combobox value={value} onChange={setValue} name="manager" {...rest} />
        </Field>
    );
}

function hiddenValue() {
    return document.querySelector<HTMLInputElement>('input[name="manager"]')?.value;
}

describe('Combobox with known options', () => {
    it('filters options while typing, ignoring case and accents', async () => {
        const user = userEvent.setup();
        render(<Subject options={[TOM, AROHA]} />);
        await user.type(screen.getByRole('combobox', { name: 'Manager' }), 'aroha');
        expect(screen.getAllByRole('option')).toHaveLength(1);
        await user.keyboard('{Enter}');
        expect(screen.getByRole('combobox')).toHaveValue('Ārohā Tamihana');
        expect(hiddenValue()).toBe('2');
    });

    it('stays closed on focus, and opens on an arrow key', async () => {
        const user = userEvent.setup();
        render(<Subject options={[TOM]} />);
        await user.click(screen.getByRole('combobox'));
        expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
        await user.keyboard('{ArrowDown}');
        expect(await screen.findByRole('option', { name: 'Tom Vance' })).toBeInTheDocument();
    });

    it('shows when there are no results', async () => {
        const user = userEvent.setup();
        render(<Subject options={[TOM]} />);
        await user.type(screen.getByRole('combobox'), 'zz');
        // A list box may contain only options.
        const listbox = await screen.findByRole('listbox');
        const note = within(listbox).getByRole('option', { name: 'No results for “zz”.' });
        expect(note).toHaveAttribute('aria-disabled', 'true');
        expect(within(listbox).queryByRole('status')).not.toBeInTheDocument();
    });

    it('can be cleared only when clearable', async () => {
        const user = userEvent.setup();
        const { unmount } = render(<Subject options={[TOM]} initial={TOM} clearable />);
        await user.click(screen.getByRole('button', { name: 'Clear' }));
        expect(hiddenValue()).toBe('');
        expect(screen.getByRole('combobox')).toHaveFocus();
        unmount();

        render(<Subject options={[TOM]} initial={TOM} />);
        expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
        await user.clear(screen.getByRole('combobox'));
        await user.keyboard('{Escape}');
        expect(hiddenValue()).toBe('1');
    });
});

describe('Combobox with server search', () => {
    it('searches once after the user stops typing', async () => {
        const user = userEvent.setup({ delay: null });
        const search = vi.fn<OptionSearch<string>>().mockResolvedValue([TOM]);
        render(<Subject search={search} />);
        await user.type(screen.getByRole('combobox'), 'tom');
        expect(await screen.findByRole('option', { name: 'Tom Vance' })).toBeInTheDocument();
        expect(search.mock.calls.map(([query]) => query)).toEqual(['tom']);
    });

    it('never shows an older response over a newer one', async () => {
        const user = userEvent.setup();
        const signals: AbortSignal[] = [];
        let answerFirst: (options: Option[]) => void = () => undefined;
        const search: OptionSearch<string> = (query, signal) => {
            signals.push(signal);
            return query === 't'
                ? new Promise((resolve) => {
                      answerFirst = resolve;
                  })
                : Promise.resolve([AROHA]);
        };
        render(<Subject search={search} />);
        await user.type(screen.getByRole('combobox'), 't');
        await waitFor(() => expect(signals).toHaveLength(1));
        await user.type(screen.getByRole('combobox'), 'a');
        await screen.findByRole('option', { name: 'Ārohā Tamihana' });
        answerFirst([TOM]);
        await waitFor(() => expect(signals[0]?.aborted).toBe(true));
        expect(screen.queryByRole('option', { name: 'Tom Vance' })).not.toBeInTheDocument();
    });

    it('chooses no option of shorter text when Enter comes before the answer', async () => {
        const user = userEvent.setup({ delay: null });
        const search: OptionSearch<string> = (query) =>
            query === 'to' ? Promise.resolve([TOM]) : new Promise(() => undefined);
        render(<Subject search={search} />);
        await user.type(screen.getByRole('combobox'), 'to');
        await screen.findByRole('option', { name: 'Tom Vance' });
        await user.type(screen.getByRole('combobox'), 'by{Enter}');

        expect(hiddenValue()).toBe('');
    });

    it('offers a retry after an error', async () => {
        const user = userEvent.setup({ delay: null });
        const search = vi
            .fn<OptionSearch<string>>()
            .mockRejectedValueOnce(new Error('offline'))
            .mockResolvedValue([TOM]);
        render(<Subject search={search} />);
        await user.type(screen.getByRole('combobox'), 'tom');
        expect(await screen.findByText('Couldn’t load the options.')).toBeInTheDocument();
        // A list box may contain only options.
        await user.click(screen.getByRole('option', { name: 'Try again' }));
        expect(await screen.findByRole('option', { name: 'Tom Vance' })).toBeInTheDocument();
    });
});
