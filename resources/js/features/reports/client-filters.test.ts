import { expect, it } from 'vitest';
import { clientFilters } from '@/features/reports/client-filters';
import type { ReportFilters } from '@/types/generated';

const filters = (chosen: Partial<ReportFilters>): ReportFilters => ({
    period: '7',
    from: '2026-11-14',
    until: '2026-11-20',
    company: null,
    manager: null,
    state: null,
    ...chosen,
});

it('keeps the company and state of the report', () => {
    expect(clientFilters({ key: '4' }, filters({ company: '2', state: 'VIC' }))).toEqual({
        account_manager: '4',
        company: '2',
        state: 'VIC',
    });
    expect(clientFilters({ key: '0' }, filters({ state: 'none' }))).toEqual({
        account_manager: 'unassigned',
        company: null,
        state_op: 'empty',
    });
});

it('opens the clients of the chosen manager from the total', () => {
    expect(clientFilters({ key: '' }, filters({ manager: 'none' })).account_manager).toBe('unassigned');
    expect(clientFilters({ key: '' }, filters({ manager: '4' })).account_manager).toBe('4');
    expect(clientFilters({ key: '' }, filters({})).account_manager).toBeNull();
});
