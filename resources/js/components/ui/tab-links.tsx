import { ArrowTopRightOnSquareIcon, ChevronDownIcon } from '@heroicons/react/16/solid';
import { Link } from '@inertiajs/react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { PageLink } from '@/components/page-link';
import { Menu, MenuLink } from '@/components/ui/menu';
import { TAB, TAB_COUNT, TAB_LIST } from '@/components/ui/tab-style';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format';
import type { RouteDefinition } from '@/routes/route';

interface TabLinkItem {
    label: string;
    href: RouteDefinition<'get'>;
    current: boolean;
    count?: number;
    /** Opens in a new window. */
    newTab?: boolean;
    /** The pages of a group share one tab, whose menu lists them. */
    group?: string | undefined;
}

interface TabLinksProps {
    items: ReadonlyArray<TabLinkItem>;
    /** Accessible name of the group. */
    label: string;
    className?: string;
}

/** Links to the pages of an area as tabs. The current tab is scrolled into view. */
export function TabLinks({ items, label, className }: TabLinksProps) {
    const list = useRef<HTMLElement>(null);
    const currentLabel = items.find((item) => item.current)?.label;

    useEffect(() => {
        const current = currentLabel && list.current?.querySelector<HTMLElement>('[aria-current="page"]');
        if (current && list.current && !isInView(current, list.current)) {
            list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
        }
    }, [currentLabel]);

    return (
        <nav ref={list} aria-label={label} className={cn(TAB_LIST, 'relative', className)}>
            {items.map((item, index) => {
                if (item.group === undefined) {
                    return <TabLink key={item.label} {...item} />;
                }

                return item.group === items[index - 1]?.group ? null : (
                    <TabGroup
                        key={item.group}
                        label={item.group}
                        items={items.filter(({ group }) => group === item.group)}
                    />
                );
            })}
        </nav>
    );
}

function TabGroup({ label, items }: Pick<TabLinksProps, 'label' | 'items'>) {
    return (
        <Menu
            align="start"
            trigger={
                <button
                    type="button"
                    aria-current={items.some(({ current }) => current) ? 'page' : undefined}
                    className={TAB}
                >
                    {label}
                    <ChevronDownIcon aria-hidden="true" className="size-4" />
                </button>
            }
        >
            {items.map(({ label: page, href, current }) => (
                <MenuLink key={page} href={href} trailing={current ? 'current' : undefined}>
                    {page}
                </MenuLink>
            ))}
        </Menu>
    );
}

/** A visible tab isn't scrolled, so that the bar doesn't move under the pointer. */
function isInView({ offsetLeft, offsetWidth }: HTMLElement, { scrollLeft, clientWidth }: HTMLElement): boolean {
    return offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
}

function TabLink({ label, href, current, count, newTab = false }: TabLinkItem) {
    if (newTab) {
        return (
            <a href={href.url} target="_blank" rel="noreferrer" className={TAB}>
                {label}
                <ArrowTopRightOnSquareIcon aria-hidden="true" className="size-3.5" />
                <span className="sr-only">(opens a new window)</span>
            </a>
        );
    }

    const content = (
        <>
            {label}
            {count !== undefined && <span className={TAB_COUNT}>{formatCount(count)}</span>}
        </>
    );

    return current ? (
        <Link href={href} aria-current="page" className={TAB} preserveState={staysHere}>
            {content}
        </Link>
    ) : (
        <PageLink href={href} className={TAB}>
            {content}
        </PageLink>
    );
}

/** Clicking the current tab reloads the page but keeps its state. */
const staysHere: ComponentProps<typeof Link>['preserveState'] = ({ url }) =>
    url === window.location.pathname + window.location.search;
