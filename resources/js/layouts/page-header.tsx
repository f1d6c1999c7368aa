import { ChevronLeftIcon } from '@heroicons/react/24/outline';
import { Head, Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { GuideLink } from '@/layouts/guide-link';
import { SectionTabs } from '@/layouts/section-tabs';
import { cn } from '@/lib/cn';
import type { RouteDefinition } from '@/routes/route';

export interface Breadcrumb {
    title: string;
    href?: RouteDefinition | string;
}

interface PageHeaderProps {
    breadcrumbs?: readonly Breadcrumb[];
    /** Heading and document title. */
    title: string;
    /** Beside the heading: badges. */
    badges?: ReactNode;
    /** Goes back in the browser history. */
    backButton?: boolean;
    /** One short phrase beside the heading. */
    notice?: ReactNode;
    /** Totals beside the heading: a <TotalsStrip>. */
    summary?: ReactNode;
    /** Buttons on the right, with at most one primary button. */
    actions?: ReactNode;
    /** Keeps the buttons beside the title when the badges need a second line. */
    actionsFirst?: boolean;
    /** Replaces the section tabs. */
    tabs?: ReactNode;
    /** Chips of the page's sub-views, in the row of the tabs: a <ViewChips>. */
    views?: ReactNode;
}

/** Header of every page in the shell: breadcrumbs, title and section tabs. */
export function PageHeader({
    breadcrumbs = [],
    title,
    badges,
    backButton = true,
    notice,
    summary,
    actions,
    actionsFirst = false,
    tabs = <SectionTabs />,
    views,
}: PageHeaderProps) {
    return (
        <header className="shrink-0">
            <Head title={title} />
            <div className="flex flex-col gap-1.5 px-4 pt-3 sm:px-6">
                {breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
                <div
                    className={cn(
                        'flex flex-wrap items-center gap-x-2.5 gap-y-2',
                        actionsFirst && 'sm:flex-nowrap sm:items-start',
                    )}
                >
                    <div
                        className={cn(
                            'contents',
                            actionsFirst &&
                                'sm:flex sm:min-w-0 sm:flex-1 sm:flex-wrap sm:items-center sm:gap-x-2.5 sm:gap-y-2',
                        )}
                    >
                        <div
                            className={cn(
                                'flex min-w-0 items-center gap-2.5',
                                actionsFirst && 'max-sm:-order-2 max-sm:grow max-sm:basis-[calc(100%-9rem)]',
                            )}
                        >
                            {backButton && (
                                <IconButton
                                    icon={ChevronLeftIcon}
                                    label="Back"
                                    size="sm"
                                    className="no-print"
                                    onClick={() => window.history.back()}
                                />
                            )}
                            <h1 tabIndex={-1} className="min-w-0 text-title font-strong wrap-anywhere outline-none">
                                {title}
                            </h1>
                        </div>
                        {/* On a line of their own, or a late font would wrap the last one. */}
                        <div
                            className={cn(
                                'contents',
                                actionsFirst &&
                                    'sm:flex sm:basis-full sm:flex-wrap sm:items-center sm:gap-x-2.5 sm:gap-y-2',
                            )}
                        >
                            {badges}
                        </div>
                    </div>
                    {(notice || summary) && (
                        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1 text-compact text-muted max-lg:order-last max-lg:basis-full lg:flex-1">
                            {notice && <span>{notice}</span>}
                            {summary}
                        </div>
                    )}
                    <GuideLink className={actionsFirst && 'max-sm:-order-2'} />
                    {actions && (
                        <div
                            className={cn(
                                'no-print ml-auto flex flex-wrap items-center gap-2',
                                actionsFirst && 'max-sm:-order-1 sm:shrink-0 sm:self-start',
                            )}
                        >
                            {actions}
                        </div>
                    )}
                </div>
            </div>
            {views ? (
                <div className="mt-1 flex border-b border-line max-lg:flex-col lg:flex-wrap lg:items-center lg:justify-between [&>nav]:border-b-0">
                    {tabs}
                    <div className="min-w-0 px-4 sm:px-6">{views}</div>
                </div>
            ) : (
                tabs
            )}
        </header>
    );
}

function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
    return (
        <nav aria-label="Breadcrumbs" className="no-print text-xs text-faint">
            <ol className="flex flex-wrap items-center gap-x-1.5">
                {items.map(({ title, href }, index) => (
                    <li key={title} className="flex min-w-0 items-center gap-x-1.5 wrap-anywhere">
                        {index > 0 && <span aria-hidden="true">/</span>}
                        {href ? (
                            <Link href={href} className="rounded-tag hover:text-ink hover:underline">
                                {title}
                            </Link>
                        ) : (
                            title
                        )}
                    </li>
                ))}
            </ol>
        </nav>
    );
}
