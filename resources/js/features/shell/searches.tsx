import { GiftIcon, MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { SearchForm } from '@/features/shell/search-form';
import { BONUS_SEARCH_GATE, CLIENT_SEARCH_GATE } from '@/navigation/navigation';
import { useGate } from '@/navigation/use-navigation';
import { bonus, clients } from '@/routes/generated';

export const PROFILE_SEARCH_ID = 'profile-search';

interface SearchesProps {
    /** Marks the forms of the top bar, which the `/` key reaches. */
    shortcuts?: boolean;
    onSubmitted?: () => void;
    className: { profile: string; bonus: string };
}

/** The two global searches, each for those who may open its results. */
export function Searches({ shortcuts = false, onSubmitted, className }: SearchesProps) {
    const maySearchClients = useGate(CLIENT_SEARCH_GATE);
    const maySearchBonuses = useGate(BONUS_SEARCH_GATE);

    return (
        <>
            {maySearchClients && (
                <SearchForm
                    label="Profile search"
                    placeholder="Find a client by name, PIN, phone…"
                    icon={MagnifyingGlassIcon}
                    to={(search) => clients.topSearchBar({ search })}
                    className={className.profile}
                    {...(shortcuts ? { id: PROFILE_SEARCH_ID, shortcut: '/' } : {})}
                    {...(onSubmitted ? { onSubmitted } : {})}
                />
            )}
            {maySearchBonuses && (
                <SearchForm
                    label="Bonus search"
                    placeholder="Find a bonus…"
                    icon={GiftIcon}
                    to={(search) => bonus.topSearchBar({ search })}
                    className={className.bonus}
                    {...(onSubmitted ? { onSubmitted } : {})}
                />
            )}
        </>
    );
}

/** Whether there is anything that this person may search. */
export function useHasSearches(): boolean {
    const maySearchClients = useGate(CLIENT_SEARCH_GATE);
    const maySearchBonuses = useGate(BONUS_SEARCH_GATE);

    return maySearchClients || maySearchBonuses;
}
