<?php

declare(strict_types=1);

namespace App\Lists\WebsiteUpdates;

use App\Data\WebsiteUpdates\WebsiteUpdateRow;
use App\Lists\Column;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListOrder;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Models\WebsiteUpdate;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Published product changes, the newest first; for writers also drafts and scheduled ones.
 *
 * @extends ListDefinition<WebsiteUpdateRow>
 */
final readonly class WebsiteUpdateList extends ListDefinition
{
    public const KEY = 'updates';

    public const TITLE = 'Website updates';

    public const ID_COLUMN = 'website_updates.id';

    public const DEFAULT_ORDER = '-published_at';

    public const COLLEAGUES = ['author' => 'user_id'];

    /** Readers who ask for drafts get the published ones. */
    public const PARAMETERS = ['view' => 'in:drafts'];

    public function sorts(): array
    {
        return [Sort::nullable('published_at', 'website_updates.published_at'), Sort::by('created_at', 'website_updates.created_at')];
    }

    public function defaultOrder(array $query = []): ListOrder
    {
        return $this->order(($query['view'] ?? null) === 'drafts' ? '-created_at' : '-published_at');
    }

    public function columns(): array
    {
        return [Column::of('title', 'Title')];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('website_updates')->whereNull('website_updates.deleted_at');
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        return ($parameters->values['view'] ?? null) === 'drafts' && $context->viewer->can('writeWebsiteUpdates')
            ? $rows->where(
                static fn (Builder $any): Builder => $any
                    ->whereNull('website_updates.published_at')
                    ->orWhere('website_updates.published_at', '>', now()),
            )
            : $rows->where('website_updates.published_at', '<=', now());
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->leftJoin('companies', 'companies.id', '=', 'website_updates.company_id')->select(['website_updates.*', 'companies.name as company_name']);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $seenAt = DB::table('website_update_visits')->where('user_id', $context->viewer->id)->value('seen_at') ?? (string) $context->viewer->created_at;
        foreach ($rows as $row) {
            $row->is_new = $row->published_at !== null && $row->published_at > $seenAt;
        }
    }

    protected function row(stdClass $row, ListContext $context): WebsiteUpdateRow
    {
        return DataFactory::make(WebsiteUpdateRow::class, $row, ['status' => (new WebsiteUpdate)->forceFill(['published_at' => $row->published_at])->status()]);
    }
}
