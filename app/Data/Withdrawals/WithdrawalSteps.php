<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

/** The viewer's steps with a withdrawal; null for a step that does not apply. */
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
        /** Whether the approval needs the password. */
        public bool $needs_password,
        public array $warnings,
    ) {}
}
