import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import ClientExports from '@/Pages/Reports/Clients/Exports';
import { showPage } from '@/testing/inertia';

it('says that files of any long list and evidence packs appear here', () => {
    showPage({ component: 'Reports/Clients/Exports', url: '/reports/clients/exports' });
    render(
        <ClientExports
            exports={[]}
            meta={{
                next_cursor: null,
                previous_cursor: null,
                per_page: 25,
                sort: '-created_at',
                count: 0,
                count_is_capped: false,
            }}
            is_writing={false}
            sees_all={false}
        />,
    );

    expect(screen.getByText(/^Export a long list, such as clients or transactions/)).toHaveTextContent(
        'Evidence packs',
    );
});
