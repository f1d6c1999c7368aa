<?php

declare(strict_types=1);

namespace App\Lists\Exports;

use App\Lists\ListContext;
use App\Models\Export;
use App\Models\User;

/** Which rows of a list an export holds, for whom. */
final readonly class ExportScope
{
    /**
     * @param  User  $owner  who asked for it: `me` is them, times are in their zone, contact details as they see them
     * @param  array<string, string>  $query  search, filters and order as the list's URL has them
     * @param  list<int>|null  $ids  only these rows
     * @param  list<string>|null  $columns  the keys of those on the screen, in their order; null for all
     * @param  object|null  $record  the record or tab that the list is inside of
     */
    public function __construct(public User $owner, public array $query, public ?array $ids, public ?array $columns = null, public ?object $record = null) {}

    public function context(): ListContext
    {
        return new ListContext($this->owner, $this->record);
    }

    public static function of(Export $export): self
    {
        /** @var array{query?: array<string, string>, ids?: list<int>|null, columns?: list<string>|null} $filters as RequestExport wrote them */
        $filters = $export->filters;

        return new self($export->user, $filters['query'] ?? [], $filters['ids'] ?? null, $filters['columns'] ?? null);
    }
}
