import { ShieldCheckIcon } from '@heroicons/react/24/outline';
import { PageLink } from '@/components/page-link';
import { useSharedProps } from '@/hooks/use-shared-props';
import { dashboard } from '@/routes/generated/pages';

/** Logo and product title, linked to the dashboard. `compact` hides the title on a phone. */
export function Brand({ compact = false }: { compact?: boolean }) {
    const { name } = useSharedProps().app;

    return (
        <PageLink
            href={dashboard.index()}
            className="flex items-center gap-2.5 rounded-control text-lg font-strong tracking-tight"
        >
            <span className="grid size-6.5 place-items-center rounded-[7px] bg-accent text-accent-ink">
                <ShieldCheckIcon aria-hidden="true" className="icon" />
            </span>
            <span className={compact ? 'max-sm:sr-only' : undefined}>{name}</span>
        </PageLink>
    );
}
