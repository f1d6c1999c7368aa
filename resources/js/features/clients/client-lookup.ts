import type { Option } from '@/components/ui/option-type';
import { requestJson } from '@/lib/http';
import { clients } from '@/routes/generated';
import type { ClientLookupPage } from '@/types/generated';

/** Clients that fit what is typed, as options by their id. */
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
