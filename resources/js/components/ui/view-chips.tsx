import { Link } from '@inertiajs/react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

interface ViewChipsProps {
    /** Accessible name of the group. */
    label: string;
    items: ReadonlyArray<{
        label: string;
        href: Exclude<ComponentProps<typeof Link>['href'], undefined>;
        current: boolean;
    }>;
}

/** Links to the sub-views of a list, such as its statuses. */
export function ViewChips({ label, items }: ViewChipsProps) {
    // The page of the other view renders its own links, so the followed link would lose the focus.
    const focusCurrent = () =>
        document
            .querySelector<HTMLElement>(`nav[aria-label="${CSS.escape(label)}"] [aria-current]`)
            ?.focus({ preventScroll: true });

    return (
        <nav aria-label={label} className="-mx-1 flex gap-1 overflow-x-auto px-1 py-1 [scrollbar-width:none]">
            {items.map((item) => (
                <Link
                    key={item.label}
                    href={item.href}
                    onSuccess={focusCurrent}
                    aria-current={item.current ? 'page' : undefined}
                    className={cn(
                        'inline-flex h-7 shrink-0 items-center rounded-full px-3 text-compact font-medium transition-colors duration-100 touch:h-9',
                        item.current ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-hover hover:text-ink',
                    )}
                >
                    {item.label}
                </Link>
            ))}
        </nav>
    );
}
