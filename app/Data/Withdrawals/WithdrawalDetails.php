<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

use App\Data\Clients\HistoryEntry;
use App\Data\Payments\PayoutClaimDetails;

/** One withdrawal with the details for a decision. */
final readonly class WithdrawalDetails
{
    /**
     * @param  list<MoneyLine>  $deposits  of the client, newest first; empty without the ability to view deposits
     * @param  list<MoneyLine>  $withdrawals  the client's others, newest first
     * @param  list<HistoryEntry>  $history  newest first
     * @param  array{count: int, cents: int}|null  $split  withdrawals of the client within a day, each below the threshold, together not
     */
    public function __construct(
        public WithdrawalRow $row,
        public ?string $note,
        public int $balance_cents,
        public WithdrawalSteps $steps,
        public array $deposits,
        public array $withdrawals,
        public array $history,
        public ?array $split,
        /** The colleague who is paying it manually. */
        public ?PayoutClaimDetails $claim,
        /** Whether the viewer can mark it as failed. */
        public bool $can_fail,
    ) {}
}
