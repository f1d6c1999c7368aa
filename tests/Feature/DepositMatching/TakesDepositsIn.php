<?php

declare(strict_types=1);

namespace Tests\Feature\DepositMatching;

use App\Actions\Intake\ReceiveBankLine;
use App\Domain\Deposits\NewBankLine;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Support\PaymentDescription;
use Carbon\CarbonImmutable;
use Illuminate\Support\Str;

trait TakesDepositsIn
{
    private function deposit(
        string $description,
        int $cents = 12_345,
        string $at = '2026-11-20T03:05:00Z',
        PaymentRail $rail = PaymentRail::Osko,
        ?string $endToEndId = null,
        ?Client $client = null,
    ): Deposit {
        $line = BankLine::create([
            'rail' => $rail, 'bank_reference' => 'T-'.Str::random(16), 'end_to_end_id' => $endToEndId, 'description' => $description,
            'payer_name' => PaymentDescription::parse($description)->payerName, 'amount_cents' => $cents, 'value_at' => CarbonImmutable::parse($at),
        ]);

        return Deposit::create(['bank_line_id' => $line->id, 'client_id' => $client?->id, 'rail' => $rail, 'amount_cents' => $cents, 'status' => DepositStatus::Pending]);
    }

    /** From the bank feed. The sync queue of tests has run its job, unless the queue is faked. */
    private function received(string $description = 'Payment from Emma Walsh 48213', int $cents = 25_000): Deposit
    {
        return app(ReceiveBankLine::class)->handle(
            new NewBankLine(PaymentRail::Osko, "F-{$cents}-".crc32($description), null, $description, $cents, CarbonImmutable::parse('2026-11-20T03:05:00Z')),
        )->deposit;
    }
}
