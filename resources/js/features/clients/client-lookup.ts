import type { FilterDefinition } from '@/components/filters';
import type { Option } from '@/components/ui/option-type';
import { requestJson } from '@/lib/http';
import { clients } from '@/routes/generated';
import type { Choice, ClientLookupPage } from '@/types/generated';

/** Searches clients and returns them as options with the client's id as the value. */
export async function lookUpClients(search: string, signal: AbortSignal): Promise<Option[]> {
    if (search.trim() === '') {
        return [];
    }
    const { hits } = await requestJson<ClientLookupPage>(clients.lookup({ query: { search } }), { signal });

    return hits.map(({ id, full_name, pin, company_name }) => ({
        value: String(id),
        label: full_name,
        description: `PIN ${pin} · ${company_name}`,
    }));
}

/** Filters of a list whose filter `client` is one client, found by typing. */
export function clientFilters(filters: readonly FilterDefinition[], chosen: Choice | null): FilterDefinition[] {
    return filters.map((filter) =>
        filter.key === 'client'
            ? {
                  kind: 'lookup',
                  key: 'client',
                  label: filter.label,
                  chosen: chosen && { value: chosen.value, label: chosen.label },
                  search: lookUpClients,
                  placeholder: 'Name or PIN…',
                  ...(filter.isSecondary && { isSecondary: true }),
              }
            : filter,
    );
}
