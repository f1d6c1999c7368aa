<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Enums\DepositStatus;

/** A deposit of a bank line, or a part of a split deposit. The amount is cents. */
final readonly class DepositPartRow
{
    public function __construct(public int $id, public int $amount_cents, public DepositStatus $status, public ?string $client_name) {}
}
