import { SearchResults } from '@/components/search/search-results';
import { PromotionHit } from '@/features/bonus/promotion-hit';
import { PageHeader } from '@/layouts/page-header';
import { bonus } from '@/routes/generated';
import type { BonusSearchPage } from '@/types/generated';

export default function BonusSearchResults({ meta, promotions }: BonusSearchPage) {
    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Bonus' }, { title: 'Search' }]}
                title={meta.is_searchable ? `Promotions matching “${meta.search}”` : 'Search promotions'}
            />
            <SearchResults
                meta={meta}
                noun="promotions"
                hint="words from the promotion’s title"
                count={promotions.length}
                pageRoute={(page) => bonus.topSearchBar({ search: meta.search }, { query: { page } })}
            >
                {promotions.map((promotion) => (
                    <PromotionHit key={promotion.id} promotion={promotion} />
                ))}
            </SearchResults>
        </>
    );
}
