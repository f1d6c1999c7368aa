<?php

declare(strict_types=1);

namespace App\Lists\Bonus;

use App\Data\Bonus\SocialMediaReviewRow;
use App\Enums\SocialMediaReviewView;
use App\Infrastructure\Search\SearchIndex;
use App\Infrastructure\Search\SearchText;
use App\Lists\Column;
use App\Lists\Filters\DateRangeFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListOrder;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use stdClass;

/**
 * Clients' reviews of the brands. Pending ones come oldest first, decided ones newest first.
 *
 * @extends ListDefinition<SocialMediaReviewRow>
 */
final readonly class SocialMediaReviewList extends ListDefinition
{
    public const KEY = 'reviews';

    public const TITLE = 'Social media reviews';

    public const NOUN = 'reviews';

    public const FILENAME = 'social-media-reviews';

    public const ID_COLUMN = 'social_media_reviews.id';

    public const DEFAULT_ORDER = 'created_at';

    public const PARAMETERS = ['view' => SocialMediaReviewView::class];

    public const SEARCH_HINT = 'Client or PIN…';

    public const COLLEAGUES = ['decider' => 'decided_by'];

    public function __construct(private SearchIndex $index) {}

    public function sorts(): array
    {
        return [Sort::by('created_at', 'social_media_reviews.created_at')];
    }

    public function defaultOrder(array $query = []): ListOrder
    {
        return $this->order(SocialMediaReviewView::of($query) === SocialMediaReviewView::Pending ? 'created_at' : '-created_at');
    }

    public function filters(ListContext $context): array
    {
        return [
            new DateRangeFilter('received', 'Received', 'social_media_reviews.created_at', $context->viewer->timezone),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('full_name', 'Client')->csv()->csv('PIN', static fn (SocialMediaReviewRow $review): string => $review->pin),
            Column::of('company_name', 'Company')->csv(),
            Column::of('platform_name', 'Platform')->csv(),
            Column::of('status', 'Status')->csv()->csv('Decided by', static fn (SocialMediaReviewRow $review): ?string => $review->decider_name)
                ->csvTime('Decided', static fn (SocialMediaReviewRow $review): ?string => $review->decided_at),
            Column::of('created_at', 'Received', sort: 'created_at')->csvTime(),
        ];
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $this->index->constrain($rows, 'social_media_reviews.client_id', 'client', SearchText::parse($text));
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        $status = SocialMediaReviewView::of($parameters->values)->status();

        return $status === null ? $rows : $rows->where('social_media_reviews.status', $status->value);
    }

    protected function select(Builder $rows): Builder
    {
        return $rows
            ->leftJoin('clients', 'clients.id', '=', 'social_media_reviews.client_id')
            ->leftJoin('companies', 'companies.id', '=', 'clients.company_id')
            ->select([
                'social_media_reviews.*',
                'clients.first_name',
                'clients.last_name',
                'clients.pin',
                'companies.name as company_name',
                'companies.color as company_color',
                'companies.logo_path as company_logo',
            ]);
    }

    protected function row(stdClass $row, ListContext $context): SocialMediaReviewRow
    {
        return DataFactory::make(SocialMediaReviewRow::class, $row);
    }
}
