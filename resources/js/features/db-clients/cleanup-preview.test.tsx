import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CleanupFindings } from '@/features/db-clients/cleanup-preview';

it('counts one checked record in the singular', () => {
    render(
        <CleanupFindings
            preview={{
                kind: 'normalise_phones',
                description: '',
                looked_at: 1,
                total_rows: 1,
                changes: 0,
                samples: [],
            }}
        />,
    );

    expect(screen.getByText(/1 of 1 record checked/)).toBeVisible();
});
