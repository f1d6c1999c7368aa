<?php

declare(strict_types=1);

namespace App\Data\Notifications;

/** The piece of work: the new client, the deposit, … Fields that a kind of work lacks are null. */
final readonly class NotifiableData
{
    public function __construct(
        public int $id,
        public ?string $company_name,
        public ?NotifiableCompanyData $company,
        /** '20 Nov 2026, 14:05' in the reader's zone. */
        public string $created_at_human_format,
        public bool $is_new_account_check_button_visible = false,
        /** A deposit's line on the bank statement: 'Payment from <payer name> <digits>'. */
        public ?string $description = null,
        public ?int $amount_cents = null,
        /** Whether an RSG communication or form submission was handled. */
        public ?bool $is_resolved = null,
        public ?string $sent_at_human_format = null,
        public ?NotifiableSenderData $sender = null,
        public ?string $form_type_name = null,
        /** Status of a social media review: 1 pending, 2 approved, 3 declined. */
        public ?int $status = null,
        public ?string $platform_name = null,
        /** Screenshot of a review, opened through /storage/{file_path}. */
        public ?string $file_path = null,
        /** Conversation of an SMS. */
        public ?int $conversation_id = null,
    ) {}
}
