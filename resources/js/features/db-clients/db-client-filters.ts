import { listFilters } from '@/components/data-table';
import type { FilterDefinition } from '@/components/filters';
import type { DbClientFilterChoices } from '@/types/generated';
import { dbClientList } from '@/types/generated/lists';

const OF_MANAGERS = ['assignee', 'source', 'source_text'];
const HIDDEN_STATUSES = ['converted', 'suppressed'];

/** The filters of the list. Contractors, who see only their own lists, get those that apply to them. */
export function dbClientFilters(choices: DbClientFilterChoices, isOwnListsOnly: boolean): FilterDefinition[] {
    const filters = listFilters(dbClientList, choices);
    if (!isOwnListsOnly) {
        return filters;
    }

    return filters
        .filter(({ key }) => !OF_MANAGERS.includes(key))
        .map((filter) =>
            filter.key === 'status' && filter.kind === 'multi-select'
                ? { ...filter, options: filter.options.filter(({ value }) => !HIDDEN_STATUSES.includes(value)) }
                : filter,
        );
}
