<?php

declare(strict_types=1);

namespace App\Lists\Exports;

use App\Lists\ListContext;
use App\Models\Export;
use App\Models\User;

/** The rows of a list that an export contains, and its owner. */
final readonly class ExportScope
{
    /**
     * @param  User  $owner  requested it: `me`, times and masked contact details are theirs
     * @param  array<string, string>  $query  search, filters and order, as in the list's URL
     * @param  list<int>|null  $ids  only these rows
     * @param  list<string>|null  $columns  keys in the order of the screen; null for all
     * @param  object|null  $record  the record or tab that contains the list
     */
    public function __construct(public User $owner, public array $query, public ?array $ids, public ?array $columns = null, public ?object $record = null) {}

    public function context(): ListContext
    {
        return new ListContext($this->owner, $this->record);
    }

    public static function of(Export $export): self
    {
        /** @var array{query?: array<string, string>, ids?: list<int>|null, columns?: list<string>|null, timezone?: string} $filters as RequestExport wrote them */
        $filters = $export->filters;
        // The heading names the zone of the request, so all parts keep it.
        $owner = (clone $export->user)->forceFill(['timezone' => $filters['timezone'] ?? $export->user->timezone]);

        return new self($owner, $filters['query'] ?? [], $filters['ids'] ?? null, $filters['columns'] ?? null);
    }
}
