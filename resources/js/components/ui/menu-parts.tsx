import {
    MenuItem as HeadlessItem,
    Menu as HeadlessMenu,
    MenuButton,
    MenuHeading,
    MenuItems,
    MenuSection,
} from '@headlessui/react';
import { Link } from '@inertiajs/react';
import { type ComponentProps, Fragment, type ReactElement, type ReactNode } from 'react';
import type { Icon } from '@/components/ui/icon-type';
import type { Press } from '@/components/ui/overlay';
import { PANEL, PANEL_ITEM } from '@/components/ui/panel-style';
import { usePress } from '@/hooks/use-press';
import { cn } from '@/lib/cn';

interface MenuProps {
    /** The button that opens the menu: a <Button> or an <IconButton>. */
    trigger: ReactElement;
    children: ReactNode;
    align?: 'start' | 'end';
    className?: string;
    press: Press;
}

export function Menu({ trigger, children, align = 'end', className, press }: MenuProps) {
    const button = usePress(press);

    return (
        <HeadlessMenu>
            <MenuButton as={Fragment} ref={button}>
                {trigger}
            </MenuButton>
            <MenuItems
                transition
                modal={false}
                anchor={{ to: `bottom ${align}`, gap: 6, padding: 8 }}
                className={cn(PANEL, 'min-w-48 p-1', className)}
            >
                {children}
            </MenuItems>
        </HeadlessMenu>
    );
}

interface MenuItemLook {
    icon?: Icon;
    /** On the right: a shortcut or a count. */
    trailing?: ReactNode;
    danger?: boolean;
    disabled?: boolean;
    children: ReactNode;
}

interface MenuItemProps extends MenuItemLook {
    onSelect: () => void;
}

export function MenuItem({ onSelect, disabled = false, danger = false, ...look }: MenuItemProps) {
    return (
        <HeadlessItem disabled={disabled}>
            <button type="button" onClick={onSelect} className={itemStyle(danger)}>
                <MenuItemContent danger={danger} {...look} />
            </button>
        </HeadlessItem>
    );
}

interface MenuLinkProps extends MenuItemLook {
    href: ComponentProps<typeof Link>['href'];
    /** Opens a new window, for pages outside the app. */
    newTab?: boolean;
}

export function MenuLink({ href, newTab = false, disabled = false, danger = false, ...look }: MenuLinkProps) {
    const content = <MenuItemContent danger={danger} {...look} />;
    const url = typeof href === 'object' ? href.url : href;

    return (
        <HeadlessItem disabled={disabled}>
            {newTab ? (
                <a href={url} target="_blank" rel="noreferrer" className={itemStyle(danger)}>
                    {content}
                    <span className="sr-only">(opens a new window)</span>
                </a>
            ) : (
                <Link href={href} className={itemStyle(danger)}>
                    {content}
                </Link>
            )}
        </HeadlessItem>
    );
}

interface MenuGroupProps {
    label?: string;
    children: ReactNode;
}

export function MenuGroup({ label, children }: MenuGroupProps) {
    return (
        <MenuSection className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1">
            {label && <MenuHeading className="px-2.5 pt-1.5 pb-1 text-2xs font-strong text-faint">{label}</MenuHeading>}
            {children}
        </MenuSection>
    );
}

function itemStyle(danger: boolean): string {
    return cn(PANEL_ITEM, danger ? 'text-danger data-focus:bg-danger-soft' : 'text-ink data-focus:bg-hover');
}

function MenuItemContent({ icon: Glyph, trailing, danger, children }: MenuItemLook) {
    return (
        <>
            {Glyph && <Glyph aria-hidden="true" className={cn('icon', !danger && 'text-muted')} />}
            {/* Here, because the anchor sets the menu’s own width. */}
            <span className="min-w-0 max-w-80 flex-1 truncate">{children}</span>
            {trailing && <span className="ml-4 text-xs text-muted">{trailing}</span>}
        </>
    );
}
