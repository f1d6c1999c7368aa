import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { reports } from '@/routes/generated';
import { ReportToolbar } from './report-toolbar';

it('keeps the typed days when another filter changes', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    const filters = {
        period: '30',
        from: '2026-11-02',
        until: '2026-12-01',
        company: null,
        manager: null,
        state: null,
    };
    const companies = [{ value: '3', label: 'Harbour', hint: null }];
    render(
        <ReportToolbar
            filters={filters}
            route={reports.executive()}
            exportRoute={null}
            companies={companies}
            noun="figures"
        />,
    );

    await userEvent.selectOptions(screen.getByLabelText('Period'), 'Other days');
    await userEvent.selectOptions(screen.getByLabelText('Company'), 'Harbour');

    expect(visit).toHaveBeenCalledExactlyOnceWith(
        `${reports.executive().url}?period=custom&from=2026-11-02&until=2026-12-01&company=3`,
        { preserveScroll: true, preserveState: true },
    );
    visit.mockRestore();
});
