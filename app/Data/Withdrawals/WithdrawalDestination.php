<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

use App\Enums\BankAccountStatus;
use App\Enums\HolderNameMatch;

/** The bank account of a withdrawal, masked. */
final readonly class WithdrawalDestination
{
    public function __construct(
        public int $id,
        public string $account,
        public string $holder,
        public BankAccountStatus $status,
        public HolderNameMatch $name_match,
        public string $name_match_reason,
        /** Evidence of the verification, or why it was blocked. */
        public ?string $evidence,
        public ?string $decided_by,
        public ?string $decided_at,
    ) {}
}
