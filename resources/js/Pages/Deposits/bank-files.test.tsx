import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import BankFiles from '@/Pages/Deposits/BankFiles';
import { showPage, testUser } from '@/testing/inertia';

it.each([
    ['payments staff', false, true, /^Drop a file above/],
    ['other viewers', false, false, /^Files that payments staff import/],
    ['a colleague who impersonates', true, false, /^Files that payments staff import/],
] as const)('asks only those who impersonate to stop it: %s', (_, impersonating, canImport, hint) => {
    showPage({ component: 'Deposits/BankFiles', user: testUser({ can: { impersonating } }) });
    render(<BankFiles files={[]} has_more={false} can_import={canImport} max_kilobytes={10_240} max_rows={50_000} />);

    expect(screen.queryAllByText('You can’t import files while impersonating')).toHaveLength(impersonating ? 1 : 0);
    expect(screen.getByText(hint)).toBeVisible();
});
