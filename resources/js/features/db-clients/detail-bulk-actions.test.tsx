import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage, testUser } from '@/testing/inertia';
import { DetailBulkActions } from './detail-bulk-actions';

it.each([
    [false, ['Mark as wrong', 'Mark as do not contact']],
    [true, ['Mark as wrong']],
])('offers the changes that the server accepts (impersonating: %s)', (impersonating, labels) => {
    showPage({ user: testUser({ can: { impersonating } }) });
    render(
        <DetailBulkActions
            selection={{ ids: ['1'], allMatching: false, query: {}, clear: () => undefined }}
            route={{ url: '/db-clients/addresses', method: 'patch' }}
        />,
    );

    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(labels);
});
