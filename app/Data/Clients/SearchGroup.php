<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\SearchMeta;

/** The results of a search in one kind of record. */
final readonly class SearchGroup
{
    /** @param  list<PersonHit>  $hits */
    public function __construct(public string $type, public string $title, public array $hits, public SearchMeta $meta) {}
}
