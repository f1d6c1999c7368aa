<?php

declare(strict_types=1);

namespace App\Data\Payments;

use App\Enums\PaymentChannel;
use App\Enums\WithdrawalStatus;
use Carbon\CarbonImmutable;

/** Withdrawals/PaymentNote. Amounts are cents, times UTC. */
final readonly class PaymentNotePage
{
    /** @param  list<string>  $warnings  current exclusions of the client; empty unless the payment is approved and not exported */
    public function __construct(
        public int $id,
        public string $reference,
        public int $client_id,
        public string $client_name,
        public string $client_pin,
        public int $amount_cents,
        public WithdrawalStatus $status,
        public CarbonImmutable $requested_at,
        public ?string $requested_by,
        public ?string $checked_by,
        public ?string $approved_by,
        public ?CarbonImmutable $paid_at,
        public ?string $bank_reference,
        /** Masked. */
        public ?string $destination,
        public ?string $holder,
        public PaymentChannel $channel,
        public ?string $batch_number,
        public ?int $batch_id,
        /** As in the form; empty for none. */
        public string $statement_reference,
        public string $payment_note,
        /** Resulting text on the client's statement. */
        public string $statement_text,
        public int $version,
        public ?string $saved_by,
        public ?CarbonImmutable $saved_at,
        public bool $is_reference_sent,
        /** Signs allowed in a statement text, beside letters, digits and spaces. */
        public string $allowed_signs,
        public bool $can_edit,
        /** Bank account for a new request after a failure; null when the viewer can't request. */
        public ?int $again_account_id,
        public ?string $failure,
        public array $warnings,
    ) {}
}
