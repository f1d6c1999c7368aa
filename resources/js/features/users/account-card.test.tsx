import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { AccountCard } from '@/features/users/account-card';
import { TEST_USER } from '@/features/users/test-user';
import { showPage } from '@/testing/inertia';
import type { UserEditPage } from '@/types/generated';

beforeEach(() => {
    showPage({});
});

it.each([true, false])(
    'asks for the password when the email changes on the own account only (own: %s)',
    async (isOwn) => {
        const page: UserEditPage = {
            user: { ...TEST_USER, can_change_role: !isOwn },
            form: {
                first_name: 'Tom',
                last_name: 'Vance',
                email: TEST_USER.email,
                mobile_e164: '',
                phone_extension: '',
                role_id: '1',
                manager_id: '',
                timezone: 'Australia/Melbourne',
                is_developer_staff: false,
                is_executive_staff: false,
            },
            choices: { role_id: [], manager_id: [] },
            work: [],
            takeover: null,
            history: [],
        };
        render(<AccountCard page={page} />);
        expect(screen.queryByLabelText(/Your password/)).toBeNull();

        await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), '.au');

        expect(screen.queryByLabelText(/Your password/) !== null).toBe(isOwn);
    },
);
