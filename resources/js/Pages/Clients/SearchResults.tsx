import { SearchResults } from '@/components/search/search-results';
import { ClientHit } from '@/features/clients/client-hit';
import { PageHeader } from '@/layouts/page-header';
import { clients as routes } from '@/routes/generated';
import type { ClientSearchPage } from '@/types/generated';

export default function ClientSearchResults({ meta, clients }: ClientSearchPage) {
    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Clients', href: routes.index() }, { title: 'Search' }]}
                title={meta.is_searchable ? `Clients matching “${meta.search}”` : 'Search clients'}
            />
            <SearchResults
                meta={meta}
                noun="clients"
                hint="a name, PIN, phone number or email address"
                count={clients.length}
                pageRoute={(page) => routes.topSearchBar({ search: meta.search }, { query: { page } })}
            >
                {clients.map((client) => (
                    <ClientHit key={client.id} client={client} />
                ))}
            </SearchResults>
        </>
    );
}
