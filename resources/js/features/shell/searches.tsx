import { GiftIcon, MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { SearchForm } from '@/features/shell/search-form';
import type { SuggestionSearch } from '@/features/shell/use-suggestions';
import { lookUpClients } from '@/lib/client-lookup';
import { BONUS_SEARCH_GATE, CLIENT_SEARCH_GATE } from '@/navigation/page-gates';
import { useGate } from '@/navigation/use-navigation';
import { bonus, clients } from '@/routes/generated/pages';

export const PROFILE_SEARCH_ID = 'profile-search';

interface SearchesProps {
    /** Marks the search forms that the `/` key focuses. */
    shortcuts?: boolean;
    onSubmitted?: () => void;
    className: { profile: string; bonus: string };
}

/** The two global searches, for users who can open their results. */
export function Searches({ shortcuts = false, onSubmitted, className }: SearchesProps) {
    const maySearchClients = useGate(CLIENT_SEARCH_GATE);
    const maySearchBonuses = useGate(BONUS_SEARCH_GATE);

    return (
        <>
            {maySearchClients && (
                <SearchForm
                    label="Profile search"
                    placeholder="Search by name, PIN, phone…"
                    icon={MagnifyingGlassIcon}
                    to={(search) => clients.topSearchBar({ search })}
                    suggest={suggestClients}
                    className={className.profile}
                    {...(shortcuts ? { id: PROFILE_SEARCH_ID, shortcut: '/' } : {})}
                    {...(onSubmitted ? { onSubmitted } : {})}
                />
            )}
            {maySearchBonuses && (
                <SearchForm
                    label="Bonus search"
                    placeholder="Search bonuses…"
                    icon={GiftIcon}
                    to={(search) => bonus.topSearchBar({ search })}
                    className={className.bonus}
                    {...(onSubmitted ? { onSubmitted } : {})}
                />
            )}
        </>
    );
}

const suggestClients: SuggestionSearch = async (query, signal) => {
    const { hits } = await lookUpClients(query, signal);

    return hits.map(({ id, full_name, pin, company_name, url }) => ({
        id,
        label: full_name,
        hint: `${pin} · ${company_name}`,
        url,
    }));
};

/** Returns whether the user can use any search. */
export function useHasSearches(): boolean {
    const maySearchClients = useGate(CLIENT_SEARCH_GATE);
    const maySearchBonuses = useGate(BONUS_SEARCH_GATE);

    return maySearchClients || maySearchBonuses;
}
