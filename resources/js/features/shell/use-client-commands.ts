import { UserIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import type { Option } from '@/components/ui/option-type';
import type { Command } from '@/features/shell/palette-commands';
import { useOptionSearch } from '@/hooks/use-option-search';
import { requestJson } from '@/lib/http';
import { CLIENT_SEARCH_GATE } from '@/navigation/navigation';
import { useGate } from '@/navigation/use-navigation';
import { clients } from '@/routes/generated';
import type { ClientLookup } from '@/types/generated';

/** One letter finds half the book. */
const SHORTEST_QUERY = 2;

/** Clients whose name, PIN, phone or e-mail begins as typed, for those who may open them. */
export function useClientCommands(query: string) {
    const text = query.trim();
    const isAsked = useGate(CLIENT_SEARCH_GATE) && text.length >= SHORTEST_QUERY;
    const { options, status } = useOptionSearch(searchClients, text, isAsked);

    return {
        commands: isAsked ? options.map(toCommand) : [],
        isLoading: isAsked && status === 'loading',
        hasFailed: isAsked && status === 'failed',
    };
}

async function searchClients(search: string, signal: AbortSignal): Promise<Option[]> {
    const found = await requestJson<ClientLookup[]>(clients.lookup({ query: { search } }), { signal });

    return found.map(({ id, full_name, pin, company_name }) => ({
        value: String(id),
        label: full_name,
        description: [`PIN ${pin}`, company_name].filter(Boolean).join(' · '),
    }));
}

function toCommand({ value, label, description }: Option): Command {
    return {
        id: `client-${value}`,
        group: 'Clients',
        label,
        icon: UserIcon,
        run: () => router.visit(clients.edit({ client: value })),
        ...(description ? { hint: description } : {}),
    };
}
