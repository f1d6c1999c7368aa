<?php

declare(strict_types=1);

namespace App\Lists\DeveloperTools;

use App\Data\DeveloperTools\WebhookSourceRow;
use App\Lists\Column;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use App\Support\UtcTime;
use Illuminate\Database\Query\Builder;
use stdClass;

/**
 * Systems that sign their calls. Their secrets are not selected.
 *
 * @extends ListDefinition<WebhookSourceRow>
 */
final readonly class WebhookSourceList extends ListDefinition
{
    public const KEY = 'sources';

    public const TITLE = 'Webhook sources';

    public const ID_COLUMN = 'webhook_sources.id';

    public const DEFAULT_ORDER = '-created_at';

    public const COLLEAGUES = ['created_by' => 'created_by'];

    public function sorts(): array
    {
        return [
            Sort::by('name', 'webhook_sources.name'),
            Sort::by('created_at', 'webhook_sources.created_at'),
            Sort::nullable('last_used_at', 'webhook_sources.last_used_at'),
        ];
    }

    public function columns(): array
    {
        return [
            Column::of('name', 'Source', sort: 'name'),
            Column::of('is_active', 'Status'),
            Column::of('scopes', 'Scopes'),
            Column::of('last_used_at', 'Last used', sort: 'last_used_at'),
            Column::of('previous_secret_until', 'Old secret until'),
            Column::of('created_at', 'Added', sort: 'created_at'),
        ];
    }

    protected function select(Builder $rows): Builder
    {
        return $rows->select([
            'webhook_sources.id',
            'webhook_sources.name',
            'webhook_sources.slug',
            'webhook_sources.scopes',
            'webhook_sources.endpoint',
            'webhook_sources.is_active',
            'webhook_sources.previous_secret_until',
            'webhook_sources.last_used_at',
            'webhook_sources.created_at',
        ]);
    }

    protected function row(stdClass $row, ListContext $context): WebhookSourceRow
    {
        /** @var list<string> $scopes */
        $scopes = json_decode((string) $row->scopes, true) ?? [];
        $oldUntil = UtcTime::iso($row->previous_secret_until);

        return DataFactory::make(WebhookSourceRow::class, $row, [
            'scopes' => $scopes,
            'previous_secret_until' => $oldUntil !== null && now()->isBefore($oldUntil) ? $oldUntil : null,
        ]);
    }
}
