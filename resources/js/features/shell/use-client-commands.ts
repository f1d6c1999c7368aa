import { MagnifyingGlassIcon, UserIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { type Command, matchingCommands } from '@/features/shell/palette-commands';
import { useTypedSearch } from '@/hooks/use-typed-search';
import { lookUpClients } from '@/lib/client-lookup';
import { CLIENT_SEARCH_GATE } from '@/navigation/page-gates';
import { useGate } from '@/navigation/use-navigation';
import { clients } from '@/routes/generated';
import type { ClientLookup } from '@/types/generated';

/** One letter matches too many clients. */
const SHORTEST_QUERY = 2;

/** Matching clients and a full search, for users who can open clients. A palette that is closing asks nothing more. */
export function useClientCommands(query: string, isOpen: boolean) {
    const text = query.trim();
    const isAsked = useGate(CLIENT_SEARCH_GATE) && text.length >= SHORTEST_QUERY;
    const { answer, isCurrent, status } = useTypedSearch(lookUpClients, text, isAsked && isOpen);
    const hits = (answer?.hits ?? []).map(toCommand);
    // Enter chooses the first command, so clients of shorter text stay only if they match all of the text.
    const matching = isCurrent ? hits : matchingCommands(hits, text);

    return {
        commands: isAsked ? [...matching, fullSearch(text)] : [],
        hints: isAsked ? (answer?.hints ?? []) : [],
        isLoading: isAsked && status === 'loading',
        hasFailed: isAsked && status === 'failed',
    };
}

function toCommand({ id, full_name, pin, company_name }: ClientLookup): Command {
    return {
        id: `client-${id}`,
        group: 'Clients',
        label: full_name,
        hint: [`PIN ${pin}`, company_name].filter(Boolean).join(' · '),
        icon: UserIcon,
        run: () => router.visit(clients.edit({ client: String(id) })),
    };
}

/** Searches leads, DB clients and the remaining clients. */
function fullSearch(search: string): Command {
    return {
        id: 'full-search',
        group: 'Clients',
        label: `Search everything for “${search}”`,
        icon: MagnifyingGlassIcon,
        run: () => router.visit(clients.fullSearchIndex({ query: { search } })),
    };
}
