<?php

declare(strict_types=1);

namespace Tests\Feature\DepositMatching;

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
}
