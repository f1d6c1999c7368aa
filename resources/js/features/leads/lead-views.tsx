import { ListBulletIcon, ViewColumnsIcon } from '@heroicons/react/24/outline';
import { Link } from '@inertiajs/react';
import type { ListQuery } from '@/components/filters';
import type { Icon } from '@/components/ui/icon-type';
import { cn } from '@/lib/cn';
import { clients as routes } from '@/routes/generated';

interface LeadViewsProps {
    current: 'list' | 'board';
    query: ListQuery;
}

/** Switches between list and board. Search and filters are kept, order and page are not. */
export function LeadViews({ current, query }: LeadViewsProps) {
    const { view: _view, sort: _sort, cursor: _cursor, per_page: _perPage, status, status_op, ...shared } = query;
    const list = { ...shared, ...(status && { status }), ...(status_op && { status_op }) };

    return (
        <nav aria-label="View" className="inline-flex shrink-0 rounded-control border border-line bg-sunken p-0.5">
            <View label="List" icon={ListBulletIcon} isCurrent={current === 'list'} query={list} />
            <View
                label="Board"
                icon={ViewColumnsIcon}
                isCurrent={current === 'board'}
                query={{ ...shared, view: 'board' }}
            />
        </nav>
    );
}

interface ViewProps {
    label: string;
    icon: Icon;
    isCurrent: boolean;
    query: ListQuery;
}

function View({ label, icon: Glyph, isCurrent, query }: ViewProps) {
    return (
        <Link
            href={routes.leadsIndex({ query: { ...query } })}
            aria-current={isCurrent ? 'page' : undefined}
            className={cn(
                'inline-flex h-6 items-center gap-1.5 rounded-tag px-2.5 text-compact font-medium touch:h-8',
                isCurrent ? 'bg-surface text-ink shadow-raised' : 'text-muted hover:text-ink',
            )}
        >
            <Glyph aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only lg:max-2xl:sr-only">{label}</span>
        </Link>
    );
}
