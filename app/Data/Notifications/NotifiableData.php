<?php

declare(strict_types=1);

namespace App\Data\Notifications;

/** The piece of work itself: the new client, the deposit, … */
final readonly class NotifiableData
{
    public function __construct(
        public int $id,
        public ?string $company_name,
        public ?NotifiableCompanyData $company,
        /** '20 Nov 2026, 14:05' in the reader's zone. */
        public string $created_at_human_format,
        public bool $is_new_account_check_button_visible,
        /** A deposit's line on the bank statement: 'Payment from <payer name> <digits>'. */
        public ?string $description,
        public ?int $amount_cents,
    ) {}
}
