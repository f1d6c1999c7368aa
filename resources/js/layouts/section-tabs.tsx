import { usePage } from '@inertiajs/react';
import { TabLinks } from '@/components/ui/tab-links';
import { useCurrentEntry } from '@/navigation/use-navigation';

/** Tabs of the area of the current page. Empty when there is only one page. */
export function SectionTabs() {
    const path = pathOf(usePage().url);
    const entry = useCurrentEntry();
    const tabs = entry?.tabs ?? [];
    const isTabPage = tabs.some(({ route }) => pathOf(route.url) === path);

    if (!entry || !isTabPage || tabs.length < 2) {
        return null;
    }

    return (
        <TabLinks
            label={entry.title}
            className="no-print mt-1 min-w-0 px-4 sm:px-6"
            items={tabs.map(({ title, route, opensInNewTab = false }) => ({
                label: title,
                href: route,
                current: pathOf(route.url) === path,
                newTab: opensInNewTab,
            }))}
        />
    );
}

function pathOf(url: string): string | undefined {
    return url.split(/[?#]/)[0];
}
