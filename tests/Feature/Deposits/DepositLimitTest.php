<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Enums\DepositStatus;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Models\PermissionReceipt;
use App\Models\RsgLimit;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\DecidesDeposits;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;

/** Deposits above the limit that a client set wait for the next period. */
final class DepositLimitTest extends TestCase
{
    use DecidesDeposits, ReceivesDeposits, RefreshDatabase;

    public function test_deposit_above_the_limit_waits_for_the_next_week(): void
    {
        $this->travelTo(CarbonImmutable::parse('2026-11-29 23:50', 'Australia/Melbourne'));
        // The week of the client's own state counts.
        $this->emma->forceFill(['state' => 'VIC'])->save();
        $first = $this->receive('Payment');
        $second = $this->receive('Payment');
        RsgLimit::factory()->createOne([
            'client_id' => $this->emma->id, 'kind' => RsgLimitKind::Deposit, 'period' => RsgLimitPeriod::Week, 'amount_cents' => $first->amount_cents + $second->amount_cents - 1,
            'minutes' => null, 'effective_at' => now()->subMonth(), 'ended_at' => null,
        ]);
        $this->approve($first, $this->emma)->assertSessionHas('success');

        $this->approve($second, $this->emma)->assertSessionHas('error', fn (string $why): bool => str_starts_with($why, 'The client\'s deposit limit is ') && str_ends_with($why, 'Credit this deposit in the next week, or send it back.'));
        $this->assertSame([$first->amount_cents, DepositStatus::Pending], [$this->emma->refresh()->balance_cents, $second->refresh()->status]);
        $refused = PermissionReceipt::query()->where('is_allowed', false)->sole();
        $this->assertSame(['client', $this->emma->id, 'deposit_limit'], [$refused->person_type, $refused->person_id, $refused->reasons[0]['code']]);

        $this->travelTo(CarbonImmutable::parse('2026-11-30 00:01', 'Australia/Melbourne'));
        $this->approve($second, $this->emma)->assertSessionHas('success');
    }
}
