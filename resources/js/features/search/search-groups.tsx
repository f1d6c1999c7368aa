import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { PageLink } from '@/components/page-link';
import { Card, CardFooter, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { PersonHitRow } from '@/features/search/person-hit-row';
import { clients } from '@/routes/generated';
import type { SearchGroup } from '@/types/generated';

interface SearchGroupsProps {
    search: string;
    type: string | null;
    groups: readonly SearchGroup[];
}

/** The first results of each type, or all results of one type in pages. */
export function SearchGroups({ search, type, groups }: SearchGroupsProps) {
    const found = groups.filter(({ hits }) => hits.length > 0);

    return (
        <>
            {type !== null && (
                <PageLink
                    href={clients.fullSearchIndex({ query: { search } })}
                    className="self-start rounded-tag text-compact text-accent hover:underline"
                >
                    Back to all results
                </PageLink>
            )}
            {found.length === 0 && (
                <Card>
                    <EmptyState icon={MagnifyingGlassIcon} title={`No results for “${search}”`}>
                        All terms must match. Try fewer words or only the start of a word.
                    </EmptyState>
                </Card>
            )}
            {found.map((group) => (
                <Group key={group.type} search={search} isAlone={type !== null} group={group} />
            ))}
        </>
    );
}

interface GroupProps {
    search: string;
    isAlone: boolean;
    group: SearchGroup;
}

function Group({ search, isAlone, group: { type, title, hits, meta } }: GroupProps) {
    const pageOf = (page: number) => clients.fullSearchIndex({ query: { search, type, page } });

    return (
        <Card>
            <CardHeader title={title} />
            <ul aria-label={`Found ${title}`}>
                {hits.map((hit) => (
                    <PersonHitRow key={hit.id} hit={hit} />
                ))}
            </ul>
            {isAlone && (
                <Pagination
                    className="border-t border-line px-4 py-2.5"
                    shown={hits.length}
                    onPrevious={meta.page > 1 ? () => router.visit(pageOf(meta.page - 1)) : null}
                    onNext={meta.has_next ? () => router.visit(pageOf(meta.page + 1)) : null}
                />
            )}
            {isAlone && meta.is_capped && (
                <CardFooter>There are more results. Add a word to narrow the search.</CardFooter>
            )}
            {!isAlone && meta.has_next && (
                <CardFooter>
                    <PageLink href={pageOf(1)} className="rounded-tag text-accent hover:underline">
                        Show all {title}
                    </PageLink>
                </CardFooter>
            )}
        </Card>
    );
}
