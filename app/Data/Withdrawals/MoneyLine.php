<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

/** Another deposit or withdrawal of the client. The amount is cents, the time UTC. */
final readonly class MoneyLine
{
    public function __construct(public int $id, public int $amount_cents, public string $status_name, public string $at) {}
}
