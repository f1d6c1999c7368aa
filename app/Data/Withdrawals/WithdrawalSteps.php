<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

/** What this viewer may do with a withdrawal; null is nothing that they, or anybody, would do with it now. */
final readonly class WithdrawalSteps
{
    /** @param  list<string>  $warnings  exclusions of the client, which the approver acknowledges */
    public function __construct(
        public ?WithdrawalStep $hold,
        public ?WithdrawalStep $choose_destination,
        public ?WithdrawalStep $verify_account,
        public ?WithdrawalStep $block_account,
        public ?WithdrawalStep $check,
        public ?WithdrawalStep $approve,
        /** Cancel or decline. */
        public ?WithdrawalStep $end,
        /** To approve it, the password is asked for once more. */
        public bool $needs_password,
        public array $warnings,
    ) {}
}
