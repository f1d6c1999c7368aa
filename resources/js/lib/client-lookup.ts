import { requestJson } from '@/lib/http';
import { clients } from '@/routes/generated';
import type { ClientLookupPage } from '@/types/generated';

/** Searches clients for suggestions. */
export const lookUpClients = (search: string, signal: AbortSignal) =>
    requestJson<ClientLookupPage>(clients.lookup({ query: { search } }), { signal });
