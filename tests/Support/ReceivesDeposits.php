<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Actions\Intake\ReceiveBankLine;
use App\Domain\Deposits\NewBankLine;
use App\Enums\PaymentRail;
use App\Models\Deposit;
use Carbon\CarbonImmutable;

/** Receives deposits through the bank feed. */
trait ReceivesDeposits
{
    private int $received = 0;

    private function receive(string $description = 'Payment from Emma Walsh 1', int $cents = 5_000, PaymentRail $rail = PaymentRail::Osko, ?string $at = null, ?string $reference = null): Deposit
    {
        $this->received++;

        return app(ReceiveBankLine::class)->handle(new NewBankLine(
            $rail, $reference ?? "FEED-{$this->received}", "E2E-{$this->received}", $description, $cents, CarbonImmutable::parse($at ?? now()->toIso8601String())->utc(),
        ))->deposit;
    }
}
