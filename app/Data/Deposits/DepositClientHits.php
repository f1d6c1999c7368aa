<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** Found clients. */
final readonly class DepositClientHits
{
    /** @param  list<DepositClient>  $clients */
    public function __construct(public array $clients) {}
}
