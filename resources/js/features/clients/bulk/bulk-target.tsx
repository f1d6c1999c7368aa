import { listFilters } from '@/components/data-table';
import { chipText, type ListQuery } from '@/components/filters';
import { Banner } from '@/components/ui/banner';
import { SkeletonText } from '@/components/ui/skeleton';
import { formatCount } from '@/lib/format';
import type { BulkScope, ClientFilterChoices } from '@/types/generated';
import { clientList } from '@/types/generated/lists';

interface BulkTargetProps {
    query: ListQuery;
    choices: ClientFilterChoices;
    scope: BulkScope | null;
    hasFailed: boolean;
}

/** Summary of a change to all matching clients: how many, and by which search and filters. */
export function BulkTarget({ query, choices, scope, hasFailed }: BulkTargetProps) {
    const descriptions = filterDescriptions(query, choices);

    if (hasFailed) {
        return (
            <Banner tone="danger" title="Couldn’t count the clients">
                Nothing was changed. Close this dialog and reload the page.
            </Banner>
        );
    }

    return (
        <section aria-label="Clients to change" aria-busy={scope === null}>
            {scope === null ? <SkeletonText lines={1} /> : <p className="font-strong tabular">{countText(scope)}</p>}
            {descriptions.length > 0 ? (
                <ul className="mt-1 list-disc pl-5 text-compact text-muted">
                    {descriptions.map((description) => (
                        <li key={description}>{description}</li>
                    ))}
                </ul>
            ) : (
                <Banner tone="warn" className="mt-2" title="No search or filter is set">
                    This changes all clients.
                </Banner>
            )}
        </section>
    );
}

/** The search and the filters, worded as on the filter chips. */
function filterDescriptions(query: ListQuery, choices: ClientFilterChoices): string[] {
    const search = query.search?.trim() ? [`Search: “${query.search.trim()}”`] : [];
    const filters = listFilters(clientList, choices).map((filter) => chipText(filter, query));

    return [...search, ...filters.filter((text) => text !== null)];
}

function countText({ count, count_is_capped }: BulkScope): string {
    if (count_is_capped) {
        return `More than ${formatCount(count)} clients`;
    }

    return count === 1 ? '1 client' : `${formatCount(count)} clients`;
}
