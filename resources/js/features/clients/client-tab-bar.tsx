import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { Menu, MenuLink } from '@/components/ui/menu';
import { TabLinks } from '@/components/ui/tab-links';
import { CLIENT_TABS } from '@/features/clients/client-tabs';
import { useAsOfDay } from '@/features/clients/record/use-as-of-day';
import { useClientKeys } from '@/features/clients/use-client-keys';
import type { ClientHeader } from '@/types/generated';

interface ClientTabBarProps {
    client: ClientHeader;
    /** The Inertia component of the current page. */
    component: string;
}

/** The tabs of the client's pages. On a phone they scroll, and a menu lists all pages. */
export function ClientTabBar({ client, component }: ClientTabBarProps) {
    useClientKeys(client, component);
    const day = useAsOfDay();
    const items = CLIENT_TABS.map((tab) => ({
        label: tab.label,
        group: tab.group,
        href: tab.href({ client: client.id }, { query: { as_of: day } }),
        current: tab.component === component,
    }));

    return (
        <div className="no-print mt-2 flex border-b border-line">
            <TabLinks
                label={`Pages of ${client.full_name}`}
                className="min-w-0 flex-1 border-b-0 pl-4 max-md:mask-r-from-[calc(100%-2rem)] max-md:pr-8 sm:pl-6"
                items={items}
            />
            <div className="shrink-0 self-center pr-3 md:hidden">
                <Menu
                    className="max-h-[70dvh] overflow-y-auto"
                    trigger={
                        <Button size="sm" variant="ghost" aria-label={`All pages of ${client.full_name}`}>
                            All
                            <ChevronDownIcon aria-hidden="true" className="size-3.5 stroke-2" />
                        </Button>
                    }
                >
                    {items.map(({ label, href, current }) => (
                        <MenuLink key={label} href={href} trailing={current ? 'current' : undefined}>
                            {label}
                        </MenuLink>
                    ))}
                </Menu>
            </div>
        </div>
    );
}
