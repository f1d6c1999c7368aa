import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import type { RouteDefinition } from '@/routes/route';
import type { SearchMeta } from '@/types/generated';

interface SearchResultsProps {
    meta: SearchMeta;
    /** Plural noun: 'clients'. */
    noun: string;
    /** Searchable values: 'a name, PIN, phone number or email address'. */
    hint: string;
    count: number;
    pageRoute: (page: number) => RouteDefinition;
    /** Results as list items. */
    children: ReactNode;
}

/** Results of a global search, with messages for an empty search, no results and too many results. */
export function SearchResults({ meta, noun, hint, count, pageRoute, children }: SearchResultsProps) {
    const goTo = (page: number) => () => router.visit(pageRoute(page));

    if (!meta.is_searchable) {
        return (
            <Results hints={meta.hints}>
                <EmptyState icon={MagnifyingGlassIcon} title="What are you looking for?">
                    Type {hint} into the search above. The beginning of each word is enough.
                </EmptyState>
            </Results>
        );
    }

    if (count === 0) {
        return (
            <Results hints={meta.hints}>
                <EmptyState icon={MagnifyingGlassIcon} title={`No ${noun} found for “${meta.search}”`}>
                    Every word must match. Try fewer words, or only the beginning of each: {hint}.
                </EmptyState>
            </Results>
        );
    }

    return (
        <Results hints={meta.hints}>
            <ul aria-label={`Found ${noun}`}>{children}</ul>
            {meta.is_capped && (
                <p className="border-t border-line px-4 py-2.5 text-compact text-muted">
                    There are more. Add a word to narrow them down.
                </p>
            )}
            <Pagination
                className="border-t border-line px-4 py-2.5"
                shown={count}
                onPrevious={meta.page > 1 ? goTo(meta.page - 1) : null}
                onNext={meta.has_next ? goTo(meta.page + 1) : null}
            />
        </Results>
    );
}

interface ResultsProps {
    /** Ignored parts of the search. */
    hints: readonly string[];
    children: ReactNode;
}

function Results({ hints, children }: ResultsProps) {
    return (
        <div className="flex flex-col gap-4 p-4 sm:px-6">
            {hints.map((hint) => (
                <Banner key={hint} tone="warn">
                    {hint}
                </Banner>
            ))}
            <Card>{children}</Card>
        </div>
    );
}
