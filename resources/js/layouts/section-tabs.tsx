import { usePage } from '@inertiajs/react';
import { TabLinks } from '@/components/ui/tab-links';
import { useCurrentEntry } from '@/navigation/use-navigation';

/** The tabs of the area that the page on screen belongs to; nothing where there is no choice. */
export function SectionTabs() {
    const path = usePage().url.split(/[?#]/)[0];
    const entry = useCurrentEntry();
    const tabs = entry?.tabs ?? [];
    const isTabPage = tabs.some(({ route }) => route.url === path);

    if (!entry || !isTabPage || tabs.length < 2) {
        return null;
    }

    return (
        <TabLinks
            label={entry.title}
            className="no-print mt-2 px-4 sm:px-6"
            items={tabs.map(({ title, route, opensInNewTab = false }) => ({
                label: title,
                href: route,
                current: route.url === path,
                newTab: opensInNewTab,
            }))}
        />
    );
}
