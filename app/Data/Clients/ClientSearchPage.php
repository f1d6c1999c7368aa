<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\SearchMeta;

/** Clients/SearchResults. */
final readonly class ClientSearchPage
{
    /** @param  list<ClientRow>  $clients */
    public function __construct(public SearchMeta $meta, public array $clients) {}
}
