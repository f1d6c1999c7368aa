<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

use App\Data\Clients\HistoryEntry;
use App\Data\Payments\PayoutClaimDetails;

/** One withdrawal, with all that whoever decides wants to know. */
final readonly class WithdrawalDetails
{
    /**
     * @param  list<MoneyLine>  $deposits  of the client, newest first; none for those who do not view deposits
     * @param  list<MoneyLine>  $withdrawals  the others of the client, newest first
     * @param  list<HistoryEntry>  $history  newest first
     */
    public function __construct(
        public WithdrawalRow $row,
        public ?string $note,
        public int $balance_cents,
        public WithdrawalSteps $steps,
        public array $deposits,
        public array $withdrawals,
        public array $history,
        /** Of which it is a part; null for one that takes three people anyway. */
        public ?WithdrawalSplit $split,
        /** Who is paying it by hand now. */
        public ?PayoutClaimDetails $claim,
        /** It was paid, and this viewer may say that the money came back. */
        public bool $can_fail,
    ) {}
}
