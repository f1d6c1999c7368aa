import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { testGuidePage } from '@/features/guides/test-guide';
import Edit from '@/Pages/Guides/Edit';
import { showPage } from '@/testing/inertia';

const PAGE = testGuidePage();

it('keeps what the user typed when a colleague saved a draft first', async () => {
    showPage({});
    const { rerender } = render(<Edit {...PAGE} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), ' My paragraph.');

    rerender(<Edit {...PAGE} body="Other text." author_name="Dana Whitford" is_mine={false} seen="a" />);

    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Text. My paragraph.');
});
