import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QueryTable } from '@/features/developer-tools/telescope/query-table';
import { showPage, testUser } from '@/testing/inertia';

it('marks a query that is sent many times', () => {
    showPage({ user: testUser() });
    const query = { sql: 'select * from clients', at: 'app/Lists/ListReader.php:40', total_ms: 3, slowest_ms: 1 };
    render(
        <QueryTable
            queries={[
                { ...query, id: 1, times: 1 },
                { ...query, id: 2, sql: 'select * from users where id = ?', times: 25 },
            ]}
        />,
    );

    expect(screen.getByText('25 times')).toBeVisible();
    expect(screen.queryByText('1 times')).not.toBeInTheDocument();
});
