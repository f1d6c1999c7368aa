<?php

declare(strict_types=1);

namespace Tests\Feature\Stats;

use App\Actions\Intake\ReceiveBets;
use App\Domain\Clients\ClientSparklines;
use App\Domain\Intake\NewBet;
use App\Domain\Stats\MonthlyStats;
use App\Domain\Stats\StatMonths;
use App\Enums\BetStatus;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\WithdrawalStatus;
use App\Models\BankLine;
use App\Models\Bet;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use App\Models\Withdrawal;
use Carbon\CarbonImmutable;
use Database\Seeders\Demo\Dice;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use stdClass;
use Tests\TestCase;

final class MonthlyStatsTest extends TestCase
{
    use RefreshDatabase;

    private SiteAccount $account;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        $this->account = SiteAccount::factory()->createOne(['username' => 'emma88']);
    }

    public function test_months_are_in_the_business_time_zone_and_bonus_stakes_are_not_turnover(): void
    {
        $this->receive($this->bet('B-1', '2026-09-30 14:30:00', BetStatus::Won, 5_000, 12_500)); // 1 October in Melbourne
        $this->receive($this->bet('B-2', '2026-10-02 00:00:00', BetStatus::Lost, 2_000, 0));
        $this->receive($this->bet('B-3', '2026-10-03 00:00:00', BetStatus::Won, 1_000, 3_000, isBonus: true));
        $this->receive($this->bet('B-4', '2026-10-04 00:00:00', BetStatus::Open, 700, null));
        $this->receive($this->bet('B-5', '2026-10-05 00:00:00', BetStatus::Void, 900, 900));

        $row = DB::table('client_monthly_stats')->sole();
        $this->assertSame('2026-10-01', $row->month);
        $this->assertSame(
            [$this->account->operator_site_id, 4, 2, 3, 7_700, 7_000, 15_500, 1_000],
            [$row->operator_site_id, $row->bets, $row->wins, $row->settled_bets, $row->turnover_cents, $row->settled_cents, $row->returns_cents, $row->bonus_cents],
        );
    }

    public function test_a_late_settlement_and_a_correction_change_the_month_of_the_bet(): void
    {
        $this->receive($this->bet('B-1', '2026-08-10 00:00:00', BetStatus::Open, 5_000, null));
        $this->receive($this->bet('B-1', '2026-08-10 00:00:00', BetStatus::Lost, 5_000, 0));
        $this->assertSame([['2026-08-01', 5_000, 5_000]], $this->months());

        // The first report had the wrong month.
        $this->receive($this->bet('B-1', '2026-09-10 00:00:00', BetStatus::Won, 6_000, 9_000));
        $this->assertSame([['2026-09-01', 6_000, -3_000]], $this->months());

        $this->receive($this->bet('B-1', '2026-09-10 00:00:00', BetStatus::Void, 6_000, 6_000));
        $this->assertSame([], $this->months());
    }

    public function test_money_counts_when_complete_and_not_after_its_return(): void
    {
        $client = $this->account->client;
        $line = BankLine::query()->create(['rail' => PaymentRail::Payid, 'bank_reference' => 'L-1', 'description' => 'Payment', 'amount_cents' => 10_000, 'value_at' => '2026-10-31 12:00:00']);
        $deposit = Deposit::query()->create(['client_id' => null, 'bank_line_id' => $line->id, 'rail' => PaymentRail::Payid, 'amount_cents' => 10_000, 'status' => DepositStatus::Pending]);
        $withdrawal = Withdrawal::factory()->createOne(['client_id' => $client->id, 'amount_cents' => 4_000, 'status' => WithdrawalStatus::Approved]);
        $this->assertSame(0, DB::table('client_monthly_stats')->count());

        $deposit->update(['client_id' => $client->id, 'status' => DepositStatus::Approved]);
        $withdrawal->update(['status' => WithdrawalStatus::Paid, 'paid_at' => '2026-10-05 00:00:00']);
        $row = DB::table('client_monthly_stats')->sole();
        $this->assertSame([0, '2026-10-01', 10_000, 4_000], [$row->operator_site_id, $row->month, $row->deposits_cents, $row->withdrawals_cents]);

        $withdrawal->update(['status' => WithdrawalStatus::Failed]);
        $other = Client::factory()->createOne();
        $deposit->update(['client_id' => $other->id]);
        $this->assertSame(
            [$other->id, 10_000, 0],
            DB::table('client_monthly_stats')
                ->get()
                ->map(static fn (stdClass $stat): array => [$stat->client_id, $stat->deposits_cents, $stat->withdrawals_cents])
                ->sole(),
        );
    }

    public function test_rebuild_changes_nothing_after_random_changes(): void
    {
        $dice = new Dice(2026);
        $accounts = [
            $this->account,
            SiteAccount::factory()->createOne(['client_id' => $this->account->client_id, 'username' => 'emma-two']),
            SiteAccount::factory()->createOne(['username' => 'liam7']),
        ];

        for ($call = 0; $call < 40; $call++) {
            $this->receive(...array_map(function () use ($dice, $accounts): NewBet {
                $status = $dice->pick(BetStatus::cases());

                return $this->bet(
                    'B-'.$dice->between(1, 60), CarbonImmutable::parse('2026-11-19 00:00:00')->subHours($dice->between(0, 4_000))->toDateTimeString(), $status, $dice->between(1, 9_000),
                    $status === BetStatus::Open ? null : $dice->between(0, 20_000), $dice->chance(20), $dice->pick($accounts),
                );
            }, range(1, $dice->between(1, 6))));
        }
        foreach ($accounts as $account) {
            Withdrawal::factory()->createOne(['client_id' => $account->client_id, 'status' => WithdrawalStatus::Paid, 'paid_at' => now()->subDays($dice->between(0, 90))]);
        }

        $kept = $this->rows();
        $this->assertGreaterThan(12, count($kept));
        Artisan::call('stats:rebuild');
        $this->assertSame($kept, $this->rows());
        $this->assertSame([], app(MonthlyStats::class)->wrong([$this->account->client_id, $accounts[2]->client_id], StatMonths::last(12)));
    }

    public function test_nightly_check_repairs_and_logs_a_wrong_sum(): void
    {
        $this->receive($this->bet('B-1', '2026-11-19 00:00:00', BetStatus::Lost, 5_000, 0));
        $right = $this->rows();
        DB::table('client_monthly_stats')->update(['turnover_cents' => 1, 'deposits_cents' => 5]);

        Artisan::call('stats:check');

        $this->assertStringContainsString('Clients checked: 1, 1 repaired', Artisan::output());
        $this->assertSame($right, $this->rows());
    }

    public function test_one_client_can_be_rebuilt(): void
    {
        $bet = Bet::factory()->createOne(['site_account_id' => $this->account->id, 'placed_at' => '2026-11-01 00:00:00']);
        Bet::factory()->createOne();

        Artisan::call('stats:rebuild', ['--client' => [(string) $bet->client_id]]);

        $this->assertSame($bet->client_id, DB::table('client_monthly_stats')->sole()->client_id);
    }

    public function test_sparkline_has_twelve_months_ending_with_the_current_one(): void
    {
        $this->receive(
            $this->bet('B-1', '2025-11-20 00:00:00', BetStatus::Open, 999, null),
            $this->bet('B-2', '2026-10-10 00:00:00', BetStatus::Lost, 300, 0),
            $this->bet('B-3', '2026-11-10 00:00:00', BetStatus::Open, 200, null),
        );

        $lines = app(ClientSparklines::class)->for([$this->account->client_id, 987]);

        $this->assertSame([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 300, 200], $lines[$this->account->client_id]);
        $this->assertSame(0, array_sum($lines[987]));
    }

    private function receive(NewBet ...$bets): void
    {
        // Each report is later than the one before, so it applies.
        $this->travel(1)->seconds();
        app(ReceiveBets::class)->handle(array_values($bets));
    }

    private function bet(string $id, string $placedAt, BetStatus $status, int $stake, ?int $return, bool $isBonus = false, ?SiteAccount $account = null): NewBet
    {
        $account ??= $this->account;

        return new NewBet(
            $id, OperatorSite::query()->findOrFail($account->operator_site_id)->slug, (string) $account->username, 'AFL', 'Head to head', 'Carlton', $stake, 2_500, $status, $return,
            CarbonImmutable::parse($placedAt), $status === BetStatus::Open ? null : CarbonImmutable::now(), $isBonus, false,
        );
    }

    /** @return list<array{string, int, int}> month, turnover, profit */
    private function months(): array
    {
        return array_values(DB::table('client_monthly_stats')->orderBy('month')->get()
            ->map(static fn (stdClass $row): array => [$row->month, $row->turnover_cents, $row->settled_cents - $row->returns_cents])->all());
    }

    /** @return list<array<string, mixed>> */
    private function rows(): array
    {
        return array_values(DB::table('client_monthly_stats')->orderBy('client_id')->orderBy('month')->orderBy('operator_site_id')->get()
            ->map(static fn (stdClass $row): array => Arr::except((array) $row, 'id'))->all());
    }
}
