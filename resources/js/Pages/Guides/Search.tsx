import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Link } from '@inertiajs/react';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { GuideSearch } from '@/features/guides/guide-search';
import { headingId } from '@/features/guides/markdown';
import { PageHeader } from '@/layouts/page-header';
import { pluralize } from '@/lib/pluralize';
import { guides } from '@/routes/generated';
import type { GuideSearchPage } from '@/types/generated';

export default function Search({ search, hits }: GuideSearchPage) {
    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Guides' }, { title: 'Search' }]}
                title="Search guides"
                notice={
                    search !== '' &&
                    hits.length > 0 &&
                    `${pluralize(hits.length, 'section', 'sections')} for “${search}”`
                }
                actions={<GuideSearch search={search} />}
            />
            <div className="w-full max-w-4xl p-4 sm:px-6">
                <Card>
                    {hits.length === 0 ? (
                        <EmptyState
                            icon={MagnifyingGlassIcon}
                            title={search === '' ? 'What are you looking for?' : `Nothing found for “${search}”`}
                        >
                            {search === ''
                                ? 'Type a few words, such as: second approver.'
                                : 'Try fewer or other words.'}
                        </EmptyState>
                    ) : (
                        <ul aria-label="Found sections">
                            {hits.map(({ slug, title, heading, excerpt }) => (
                                <li key={`${slug} ${heading}`} className="border-b border-line px-4 py-3 last:border-0">
                                    <Link
                                        href={`${guides.show({ guide: slug }).url}#${headingId(heading)}`}
                                        className="font-medium hover:underline"
                                    >
                                        {heading === '' ? title : `${title}: ${heading}`}
                                    </Link>
                                    <p className="text-pretty text-muted">{excerpt}</p>
                                </li>
                            ))}
                        </ul>
                    )}
                </Card>
            </div>
        </>
    );
}
