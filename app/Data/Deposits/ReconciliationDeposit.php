<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Enums\DepositStatus;

/** A deposit of a bank line. */
final readonly class ReconciliationDeposit
{
    public function __construct(public int $id, public DepositStatus $status, public int $amount_cents, public ?string $client_name) {}
}
