import { FullSearchForm } from '@/features/search/full-search-form';
import { SearchFieldList } from '@/features/search/search-field-list';
import { SearchGroups } from '@/features/search/search-groups';
import { PageHeader } from '@/layouts/page-header';
import { clients } from '@/routes/generated';
import type { FullSearchPage } from '@/types/generated';

export default function FullSearch({ search, type, groups, hints, fields }: FullSearchPage) {
    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Clients', href: clients.index() }, { title: 'Full search' }]}
                title="Full search"
            />
            <div className="flex flex-col gap-4 p-4 sm:px-6">
                <FullSearchForm key={search} search={search} type={type} hints={hints} />
                {search === '' ? (
                    <SearchFieldList fields={fields} />
                ) : (
                    <SearchGroups search={search} type={type} groups={groups} />
                )}
            </div>
        </>
    );
}
