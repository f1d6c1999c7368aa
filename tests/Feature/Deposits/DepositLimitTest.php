<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\DepositMatching\MatchDeposit;
use App\Actions\Matches\MergeClients;
use App\Domain\Protection\ProtectionGate;
use App\Enums\BetStatus;
use App\Enums\ClientStatus;
use App\Enums\DepositStatus;
use App\Enums\GatePurpose;
use App\Enums\MatchStatus;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Enums\StaffRole;
use App\Models\Bet;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\MatchSuggestion;
use App\Models\PermissionReceipt;
use App\Models\RsgLimit;
use App\Models\User;
use App\Queries\Deposits\DepositClientsQuery;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
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

        $this->approve($second, $this->emma)->assertSessionHas(
            'error',
            fn (string $why): bool => str_starts_with($why, 'The client’s deposit limit is ')
                && str_ends_with($why, 'Credit this deposit in the next week, or send it back.'),
        );
        $this->assertSame(
            [$first->amount_cents, DepositStatus::Pending],
            [$this->emma->refresh()->balance_cents, $second->refresh()->status],
        );
        $refused = PermissionReceipt::query()->where('is_allowed', false)->sole();
        $this->assertSame(['client', $this->emma->id, 'deposit_limit'], [$refused->person_type, $refused->person_id, $refused->reasons[0]['code']]);

        $this->travelTo(CarbonImmutable::parse('2026-11-30 00:01', 'Australia/Melbourne'));
        $this->approve($second, $this->emma)->assertSessionHas('success');
    }

    public function test_rejected_deposit_does_not_count(): void
    {
        [$first, $second] = [$this->receive('Payment'), $this->receive('Payment')];
        $this->limit($this->emma, $second->amount_cents);
        app(MatchDeposit::class)->handle($first, $this->emma->id, $this->officer, null);
        $this->decide('reject', $first)->assertSessionHas('success');

        $this->approve($second, $this->emma)->assertSessionHas('success');
    }

    public function test_details_advise_to_wait_for_the_next_period_and_refuse_nothing_once_credited(): void
    {
        [$first, $second] = [$this->receive('Payment'), $this->receive('Payment')];
        RsgLimit::factory()->createOne([
            'client_id' => $this->emma->id, 'kind' => RsgLimitKind::Deposit, 'period' => RsgLimitPeriod::Week, 'amount_cents' => $first->amount_cents,
            'minutes' => null, 'effective_at' => now()->subMonth(), 'ended_at' => null,
        ]);
        $this->approve($first, $this->emma)->assertSessionHas('success');
        $refusal = fn (Deposit $deposit): ?string => app(DepositClientsQuery::class)->find([$this->emma->id], $deposit->refresh(), null)[0]->refusal;

        $this->assertNull($refusal($first));
        $this->assertStringEndsWith('Credit this deposit in the next week, or send it back.', (string) $refusal($second));
        $this->emma->forceFill(['is_barred' => true])->save();
        $this->assertSame('This client is barred and gets no deposits. Return the money to the payer instead.', $refusal($second));
        $this->approve($second, $this->emma)->assertSessionHas('error', 'This client is barred and gets no deposits. Return the money to the payer instead.');
    }

    public function test_limit_counts_the_deposits_of_all_the_persons_accounts(): void
    {
        [$first, $second] = [$this->receive('Payment'), $this->receive('Payment')];
        $other = $this->sameAs($this->emma);
        $third = $this->sameAs($this->emma);
        $this->limit($other, $first->amount_cents + $second->amount_cents - 1);
        $this->approve($first, $third)->assertSessionHas('success');

        $this->approve($second, $this->emma)->assertSessionHas('error', static fn (string $why): bool => str_starts_with($why, "The client’s deposit limit on PIN {$other->pin} is "));
        $this->assertSame(0, $this->emma->refresh()->balance_cents);
    }

    public function test_loss_and_stake_limits_hold_for_all_the_persons_accounts(): void
    {
        $other = $this->sameAs($this->emma);
        $this->limit($other, 5_000, RsgLimitKind::Loss);
        $this->limit($other, 2_000, RsgLimitKind::Stake);
        $bonus = fn (int $cents): array => array_column(app(ProtectionGate::class)->decide($this->emma->refresh(), GatePurpose::Bonus, $cents)->refusals, 'code');
        $this->assertSame([], array_intersect(['stake_limit', 'loss_limit'], $bonus(2_000)));
        $this->assertSame(['stake_limit'], array_values(array_intersect($bonus(2_001), ['stake_limit', 'loss_limit'])));

        Bet::factory()->createOne([
            'client_id' => $this->emma->id,
            'placed_at' => now(),
            'settled_at' => now(),
            'is_bonus' => false,
            'status' => BetStatus::Lost,
            'stake_cents' => 5_000,
            'return_cents' => 0,
        ]);

        $this->assertSame(['loss_limit', 'stake_limit'], array_values(array_intersect($bonus(1), ['stake_limit', 'loss_limit'])));
    }

    public function test_void_bet_is_not_a_loss(): void
    {
        $deposit = $this->receive('Payment');
        $this->limit($this->emma, 5_000, RsgLimitKind::Loss);
        Bet::factory()->createOne([
            'client_id' => $this->emma->id,
            'placed_at' => now(),
            'settled_at' => now(),
            'is_bonus' => false,
            'status' => BetStatus::Void,
            'stake_cents' => 5_000,
            'return_cents' => null,
        ]);

        $this->approve($deposit, $this->emma)->assertSessionHas('success');
    }

    public function test_limit_holds_for_an_account_under_another_name_that_a_colleague_confirmed(): void
    {
        [$first, $second] = [$this->receive('Payment'), $this->receive('Payment')];
        $other = Client::factory()->createOne(['first_name' => 'Siobhan', 'last_name' => 'Maddox']);
        MatchSuggestion::factory()->createOne(['left_id' => $other->id, 'right_type' => 'client', 'right_id' => $this->emma->id, 'status' => MatchStatus::Confirmed]);
        $this->limit($other, $first->amount_cents + $second->amount_cents - 1);
        $this->approve($first, $other)->assertSessionHas('success');

        $this->approve($second, $this->emma)->assertSessionHas('error', static fn (string $why): bool => str_starts_with($why, "The client’s deposit limit on PIN {$other->pin} is "));
    }

    #[TestWith([true])]
    #[TestWith([false])]
    public function test_limit_and_deposits_of_an_account_under_the_details_of_a_merged_client_count(bool $isOtherLimited): void
    {
        [$first, $second] = [$this->receive('Payment'), $this->receive('Payment')];
        $former = Client::factory()->createOne([
            'first_name' => 'Siobhan',
            'last_name' => 'Maddox',
            'date_of_birth' => '1979-11-30',
            'mobile_e164' => '+61491570158',
            'email' => 'siobhan@example.com',
        ]);
        $other = $this->sameAs($former);
        Client::query()->whereKey($other->id)->update(['status' => ClientStatus::Active]);
        app(MergeClients::class)->handle($this->emma->id, $former->id, [], 'Same', User::factory()->withRole(StaffRole::Developer)->createOne());
        $limited = $isOtherLimited ? $other : $this->emma;
        $this->limit($limited, $first->amount_cents + $second->amount_cents - 1);
        $this->approve($first, $other)->assertSessionHas('success');

        $this->approve($second, $this->emma)->assertSessionHas('error', static fn (string $why): bool => str_starts_with($why, 'The client’s deposit limit'));
    }

    public function test_limit_has_one_week_for_accounts_in_two_time_zones(): void
    {
        $this->emma->forceFill(['state' => 'WA'])->save();
        $melbourne = $this->sameAs($this->emma);
        $melbourne->forceFill(['state' => 'VIC'])->save();
        // A Monday in Melbourne, and still Sunday in Perth.
        $this->travelTo(CarbonImmutable::parse('2026-11-30 00:30', 'Australia/Melbourne'));
        $deposit = $this->receive('Payment');
        $this->limit($melbourne, $deposit->amount_cents);
        $this->approve($deposit, $melbourne)->assertSessionHas('success');
        $isRefused = fn (): bool => app(ProtectionGate::class)->decide($this->emma->refresh(), GatePurpose::DepositCredit, 1)->has('deposit_limit');

        $this->travelTo(CarbonImmutable::parse('2026-11-30 00:05', 'Australia/Perth'));
        $this->assertTrue($isRefused());
        $this->travelTo(CarbonImmutable::parse('2026-12-07 00:01', 'Australia/Melbourne'));
        $this->assertFalse($isRefused());
    }

    public function test_receipt_has_the_amount_and_the_limits_it_was_compared_with(): void
    {
        [$first, $second] = [$this->receive('Payment'), $this->receive('Payment')];
        $this->limit($this->emma, $first->amount_cents + $second->amount_cents);
        $this->approve($first, $this->emma)->assertSessionHas('success');
        $this->approve($second, $this->emma)->assertSessionHas('success');

        $receipt = PermissionReceipt::query()->latest('id')->firstOrFail();
        $this->assertTrue($receipt->is_allowed);
        $this->assertSame($second->amount_cents, $receipt->inputs['amount_cents']);
        $this->assertSame([[
            'client_id' => $this->emma->id, 'kind' => 'deposit', 'period' => 'week', 'amount_cents' => $first->amount_cents + $second->amount_cents, 'used_cents' => $first->amount_cents,
        ]], $receipt->inputs['limits']);
    }

    public function test_limit_does_not_bind_another_person(): void
    {
        $twin = $this->sameAs($this->emma);
        Client::query()->whereKey($twin->id)->update(['first_name' => 'Sofia', 'mobile_e164' => '+61491570999', 'email' => 'sofia@example.com']);
        $relative = $this->sameAs($this->emma);
        Client::query()->whereKey($relative->id)->update(['first_name' => 'Mary', 'date_of_birth' => '1951-02-03', 'email' => 'mary@example.com']);
        $rejected = $this->sameAs($this->emma);
        MatchSuggestion::factory()->createOne([
            'left_type' => 'client',
            'left_id' => min($this->emma->id, $rejected->id),
            'right_type' => 'client',
            'right_id' => max($this->emma->id, $rejected->id),
            'status' => MatchStatus::Rejected,
        ]);
        $this->limit($twin, 1);
        $this->limit($relative, 1);
        $this->limit($rejected, 1);

        $this->approve($this->receive('Payment'), $this->emma)->assertSessionHas('success');
    }

    private function sameAs(Client $client): Client
    {
        return Client::factory()->samePersonAs($client)->createOne(['is_barred' => false])->refresh();
    }

    private function limit(Client $client, int $cents, RsgLimitKind $kind = RsgLimitKind::Deposit): void
    {
        RsgLimit::factory()->createOne([
            'client_id' => $client->id, 'kind' => $kind, 'period' => RsgLimitPeriod::Week, 'amount_cents' => $cents,
            'minutes' => null, 'effective_at' => now()->subMonth(), 'ended_at' => null,
        ]);
    }
}
