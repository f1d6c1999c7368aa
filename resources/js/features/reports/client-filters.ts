import type { ReportFilters } from '@/types/generated';

/** Filters of the client list for the clients of a manager's row, or of the total. */
export function clientFilters({ key }: { key: string }, { company, manager, state }: ReportFilters) {
    const owner = key || manager;

    return {
        account_manager: owner === '0' || owner === 'none' ? 'unassigned' : owner,
        company,
        ...(state === 'none' ? { state_op: 'empty' } : { state }),
    };
}
