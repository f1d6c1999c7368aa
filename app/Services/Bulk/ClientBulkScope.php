<?php

declare(strict_types=1);

namespace App\Services\Bulk;

use App\Http\Requests\Clients\ClientIndexRequest;
use App\Models\User;
use App\Queries\Clients\ClientListQuery;
use Illuminate\Database\Query\Builder;

/** Which clients a change of many is about. */
final readonly class ClientBulkScope
{
    public function __construct(private ClientListQuery $clients) {}

    /**
     * Filters that the list does not know are a ValidationException.
     *
     * @param  array{query: array<string, string>, ids: list<int>|null}  $filters
     */
    public function matching(array $filters, User $user): Builder
    {
        $matching = $this->clients->matching(ClientIndexRequest::of($filters['query'], $user)->filters());

        return $filters['ids'] === null ? $matching : $matching->whereIntegerInRaw('clients.id', $filters['ids']);
    }
}
