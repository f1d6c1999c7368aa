<?php

declare(strict_types=1);

namespace App\Events;

/** More DB clients belong to an excluded person than one request suppresses. */
final readonly class ExcludedDbClientsFound
{
    /** @param  list<int>  $ids  few enough for one transaction */
    public function __construct(public array $ids, public ?int $actorId) {}
}
