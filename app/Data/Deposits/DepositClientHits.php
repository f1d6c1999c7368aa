<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** Clients found while somebody types. */
final readonly class DepositClientHits
{
    /** @param  list<DepositClient>  $clients */
    public function __construct(public array $clients) {}
}
