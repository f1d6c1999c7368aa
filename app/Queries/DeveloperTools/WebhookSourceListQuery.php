<?php

declare(strict_types=1);

namespace App\Queries\DeveloperTools;

use App\Data\DeveloperTools\WebhookSourceRow;
use App\Data\Lists\ListMeta;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The systems that sign their calls. Their secrets are not even read here. */
final readonly class WebhookSourceListQuery
{
    public function __construct(private ListReader $reader) {}

    /** @return array{list<WebhookSourceRow>, ListMeta} */
    public function page(ListState $state): array
    {
        $sources = DB::table('webhook_sources');
        $rows = (clone $sources)
            ->leftJoin('users', 'users.id', '=', 'webhook_sources.created_by')
            ->select([
                'webhook_sources.id', 'webhook_sources.name', 'webhook_sources.slug', 'webhook_sources.scopes', 'webhook_sources.is_active',
                'webhook_sources.previous_secret_until', 'webhook_sources.last_used_at', 'webhook_sources.created_at', 'users.first_name', 'users.last_name',
            ]);
        $page = $this->reader->page($rows, 'webhook_sources.id', $state);

        return [array_map($this->row(...), $page->rows), $this->reader->meta($sources, $page, $state)];
    }

    private function row(stdClass $row): WebhookSourceRow
    {
        /** @var list<string> $scopes */
        $scopes = json_decode((string) $row->scopes, true) ?? [];
        $oldUntil = UtcTime::iso($row->previous_secret_until);

        return new WebhookSourceRow(
            id: (int) $row->id,
            name: $row->name,
            slug: $row->slug,
            scopes: $scopes,
            is_active: (bool) $row->is_active,
            previous_secret_until: $oldUntil !== null && now()->isBefore($oldUntil) ? $oldUntil : null,
            created_by_name: $row->first_name === null ? null : trim("{$row->first_name} {$row->last_name}"),
            last_used_at: UtcTime::iso($row->last_used_at),
            created_at: (string) UtcTime::iso($row->created_at),
        );
    }
}
