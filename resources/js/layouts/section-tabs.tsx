import { usePage } from '@inertiajs/react';
import { TabLinks } from '@/components/ui/tab-links';
import { useCurrentEntry } from '@/navigation/use-navigation';
import type { RouteDefinition } from '@/routes/route';

interface SectionTabsProps {
    /** The tab that the page belongs to, for a page that is no tab itself. */
    of?: RouteDefinition;
}

/** Tabs of the area of the current page. Empty when there is only one page. */
export function SectionTabs({ of }: SectionTabsProps) {
    const page = usePage();
    const path = pathOf((of ?? page).url);
    const entry = useCurrentEntry();
    const tabs = entry?.tabs ?? [];
    const current = tabs.find(({ route }) => pathOf(route.url) === path);

    if (!entry || !current || tabs.length < 2) {
        return null;
    }

    return (
        <TabLinks
            label={entry.title}
            className="no-print mt-1 min-w-0 px-4 sm:px-6"
            items={tabs.map((tab) => ({
                label: tab.title,
                href: tab.route,
                current: tab === current,
                newTab: tab.opensInNewTab,
            }))}
        />
    );
}

function pathOf(url: string): string | undefined {
    return url.split(/[?#]/)[0];
}
