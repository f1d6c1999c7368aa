import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';

const STATES = [
    { value: 'NSW', label: 'New South Wales' },
    { value: 'VIC', label: 'Victoria' },
    { value: 'WA', label: 'Western Australia', disabled: true },
] as const;

function BellIcon() {
    return <svg aria-hidden="true" />;
}

describe('Field', () => {
    it.each([
        ['input', <Input key="input" />],
        ['textarea', <Textarea key="textarea" />],
        ['select', <Select key="select" options={STATES} />],
    ])('gives its %s the label and the help, or the error instead', (_name, control) => {
        const home = (error?: string) => (
            <Field label="Home" help="Where they live." error={error} required>
                {control}
            </Field>
        );
        const { rerender } = render(home());
        const element = screen.getByLabelText('Home');
        expect(element).toBeRequired();
        expect(element).toHaveAccessibleDescription('Where they live.');

        rerender(home('Say where.'));
        expect(element).toBeInvalid();
        expect(element).toHaveAccessibleDescription('Say where.');
        expect(screen.queryByText('Where they live.')).not.toBeInTheDocument();
    });

    it('marks optional fields', () => {
        render(
            <Field label="Note">
                <Input />
            </Field>,
        );
        expect(screen.getByRole('textbox', { name: 'Note (optional)' })).not.toBeRequired();
    });
});

describe('Button', () => {
    it('ignores clicks while loading and keeps the focus', async () => {
        const user = userEvent.setup();
        const press = vi.fn();
        const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
        render(
            <form onSubmit={submit}>
                <Button type="submit" loading onClick={press}>
                    Save
                </Button>
            </form>,
        );
        const button = screen.getByRole('button', { name: 'Save' });
        button.focus();
        await user.keyboard('{Enter}');
        expect(press).not.toHaveBeenCalled();
        expect(submit).not.toHaveBeenCalled();
        expect(button).toHaveFocus();
        expect(button).toHaveAttribute('aria-busy', 'true');
    });

    it('does not submit a form by default', () => {
        render(<Button>Export</Button>);
        expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
    });
});

describe('IconButton', () => {
    it('has its label as name and counts up to 99', () => {
        const { rerender } = render(<IconButton icon={BellIcon} label="Messages" count={128} />);
        expect(screen.getByRole('button')).toHaveAccessibleName(/^Messages\s*99\+$/);
        rerender(<IconButton icon={BellIcon} label="Messages" count={0} />);
        expect(screen.getByRole('button')).toHaveAccessibleName('Messages');
    });
});

describe('Select', () => {
    it('reports the selected value and can be cleared when clearable', async () => {
        const user = userEvent.setup();
        const change = vi.fn();
        render(<Select aria-label="State" options={STATES} placeholder="Any" clearable onChange={change} />);
        await user.selectOptions(screen.getByRole('combobox'), 'VIC');
        await user.selectOptions(screen.getByRole('combobox'), 'Any');
        expect(change.mock.calls).toEqual([['VIC'], ['']]);
    });
});

describe('Checkbox', () => {
    it('shows that some rows are selected', () => {
        render(<Checkbox label="All rows" indeterminate />);
        expect(screen.getByRole('checkbox', { name: 'All rows' })).toBePartiallyChecked();
    });

    it('is toggled by its label', async () => {
        const user = userEvent.setup();
        const change = vi.fn();
        render(<Checkbox label="Consent" description="Given by phone" onChange={change} />);
        await user.click(screen.getByText('Consent'));
        expect(change).toHaveBeenCalledWith(true);
        expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Given by phone');
    });
});

describe('RadioGroup', () => {
    it('is a named group with arrow key navigation', async () => {
        const user = userEvent.setup();
        const change = vi.fn();
        render(<RadioGroup legend="State" options={STATES} value="NSW" onChange={change} error="Not here." />);
        expect(screen.getByRole('group', { name: 'State' })).toHaveAccessibleDescription('Not here.');
        await user.click(screen.getByRole('radio', { name: 'New South Wales' }));
        await user.keyboard('{ArrowDown}');
        expect(change).toHaveBeenLastCalledWith('VIC');
        expect(screen.getByRole('radio', { name: 'Western Australia' })).toBeDisabled();
    });
});

describe('Switch', () => {
    it('is toggled by its label and the space bar', async () => {
        const user = userEvent.setup();
        const change = vi.fn();
        render(<Switch label="Sound" description="For messages" onChange={change} />);
        await user.click(screen.getByText('Sound'));
        await user.keyboard(' ');
        expect(change.mock.calls).toEqual([[true], [false]]);
        expect(screen.getByRole('switch', { name: 'Sound' })).toHaveAccessibleDescription('For messages');
    });
});
