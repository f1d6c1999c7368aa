<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** The other payment of a possible duplicate. Amounts are cents, times UTC. */
final readonly class DepositDuplicate
{
    /** @param  list<string>  $reasons  why they look alike */
    public function __construct(
        public int $case_id,
        /** This payment was confirmed as the duplicate: it is returned, not approved. */
        public bool $is_confirmed,
        /** 0 to 100. */
        public int $score,
        public array $reasons,
        public string $bank_reference,
        public int $amount_cents,
        public string $value_at,
        public ?int $deposit_id,
    ) {}
}
