<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

/** A deposit and its client on the page of a bulk approval. */
final readonly class SeenDeposit
{
    public function __construct(public int $id, public int $version, public int $clientId) {}
}
