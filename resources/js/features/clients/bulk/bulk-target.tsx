import { chipText, type ListQuery } from '@/components/filters';
import { Banner } from '@/components/ui/banner';
import { SkeletonText } from '@/components/ui/skeleton';
import { clientFilters } from '@/features/clients/client-filters';
import { formatCount } from '@/lib/format';
import type { BulkScope, ClientFilterChoices } from '@/types/generated';

interface BulkTargetProps {
    query: ListQuery;
    choices: ClientFilterChoices;
    scope: BulkScope | null;
    hasFailed: boolean;
}

/** Whom a change of all that match is about: how many, and by which search and filters. */
export function BulkTarget({ query, choices, scope, hasFailed }: BulkTargetProps) {
    const words = filterWords(query, choices);

    if (hasFailed) {
        return (
            <Banner tone="danger" title="The clients could not be counted">
                Nothing can be changed now. Close this and reload the page.
            </Banner>
        );
    }

    return (
        <section aria-label="Clients that are changed" aria-busy={scope === null}>
            {scope === null ? <SkeletonText lines={1} /> : <p className="font-strong tabular">{countWords(scope)}</p>}
            {words.length > 0 ? (
                <ul className="mt-1 list-disc pl-5 text-compact text-muted">
                    {words.map((word) => (
                        <li key={word}>{word}</li>
                    ))}
                </ul>
            ) : (
                <Banner tone="warn" className="mt-2" title="No search and no filter is set">
                    This is every client there is.
                </Banner>
            )}
        </section>
    );
}

/** The search and the filters as their chips say them. */
function filterWords(query: ListQuery, choices: ClientFilterChoices): string[] {
    const search = query.search?.trim() ? [`Search: “${query.search.trim()}”`] : [];
    const filters = clientFilters(choices, true).map((filter) => chipText(filter, query));

    return [...search, ...filters.filter((text) => text !== null)];
}

function countWords({ count, count_is_capped }: BulkScope): string {
    if (count_is_capped) {
        return `More than ${formatCount(count)} clients`;
    }

    return count === 1 ? '1 client' : `${formatCount(count)} clients`;
}
