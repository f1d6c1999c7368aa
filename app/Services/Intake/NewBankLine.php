<?php

declare(strict_types=1);

namespace App\Services\Intake;

use App\Enums\PaymentRail;
use Carbon\CarbonImmutable;

/** One line of the bank's statement, as the intake received it and checked it. */
final readonly class NewBankLine
{
    public function __construct(
        public PaymentRail $rail,
        public string $bank_reference,
        public ?string $end_to_end_id,
        public string $description,
        public int $amount_cents,
        public CarbonImmutable $value_at,
    ) {}
}
