import { ViewColumnsIcon } from '@heroicons/react/24/outline';
import type { NavigationEntry } from '@/navigation/types';
import { automations } from '@/routes/generated/pages';

/** The mapping tables between an outside bookmaker's names and Genweb's. */
export const AUTOMATIONS: NavigationEntry = {
    title: 'Automations',
    icon: ViewColumnsIcon,
    route: automations.sportsIndex(),
    area: 'Automations',
    anyOf: ['viewAutomations'],
    tabs: [
        { title: 'Sports', route: automations.sportsIndex() },
        { title: 'Sport types', route: automations.sportTypesIndex() },
        { title: 'Genweb markets', route: automations.genwebMarketsIndex() },
        { title: 'Sportsbet patterns', route: automations.sportsbetPatternsIndex() },
        { title: 'Unmapped names', route: automations.unmappedNamesIndex() },
    ],
};
