<?php

declare(strict_types=1);

namespace Tests\Feature\Reports;

use App\Actions\Bonus\AdvanceBonusClaim;
use App\Actions\Intake\ReceiveBets;
use App\Actions\Matches\MergeClients;
use App\Domain\Intake\NewBet;
use App\Domain\Stats\DailyStats;
use App\Domain\Stats\DailySums;
use App\Enums\Ability;
use App\Enums\BetStatus;
use App\Enums\BonusClaimStatus;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Enums\WithdrawalStatus;
use App\Models\BankLine;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use App\Models\User;
use App\Models\Withdrawal;
use App\Queries\Clients\ClientStatsQuery;
use Carbon\CarbonImmutable;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use RuntimeException;
use Symfony\Component\Console\Command\Command;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class DailyStatsTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private SiteAccount $account;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-10-10 03:00:00');
        $client = Client::factory()->createOne(['account_manager_id' => User::factory()->createOne()->id, 'created_at' => '2026-10-01 00:00:00', 'state' => 'VIC']);
        $this->account = SiteAccount::factory()->createOne(['client_id' => $client->id, 'username' => 'emma88']);
    }

    public function test_day_with_a_daylight_saving_change_has_23_hours(): void
    {
        foreach (['2026-10-03 13:59:59', '2026-10-03 14:00:00', '2026-10-04 12:59:59', '2026-10-04 13:00:00'] as $number => $at) {
            $this->bet("B-{$number}", $at, BetStatus::Open, 1_000, null);
        }
        $this->addUp();

        $this->assertSame(['2026-10-03' => 1_000, '2026-10-04' => 2_000, '2026-10-05' => 1_000], $this->byDay('turnover_cents'));
        $this->assertSame(['2026-10-03' => 1, '2026-10-04' => 1, '2026-10-05' => 1], $this->byDay('bettors'));
    }

    public function test_report_equals_the_client_pages_after_late_changes_and_a_merge(): void
    {
        $client = $this->account->client;
        $other = Client::factory()->createOne(['created_at' => '2026-09-20 00:00:00', 'state' => 'NSW', 'company_id' => $client->company_id]);
        $account = SiteAccount::factory()->createOne(['client_id' => $other->id, 'username' => 'emma-two']);
        $this->bet('B-1', '2026-09-10 00:00:00', BetStatus::Open, 5_000, null);
        $this->bet('B-2', '2026-09-11 00:00:00', BetStatus::Won, 2_000, 5_500, account: $account);
        $this->bet('B-3', '2026-10-09 00:00:00', BetStatus::Lost, 700, 0);
        [$kept, $returned] = [$this->deposit($client, 10_000, '2026-09-12 00:00:00'), $this->deposit($other, 3_000, '2026-09-12 02:00:00')];
        [$paid, $failed] = array_map(fn (int $cents): Withdrawal => Withdrawal::factory()->createOne(['client_id' => $client->id, 'amount_cents' => $cents, 'status' => WithdrawalStatus::Paid, 'paid_at' => '2026-09-13 00:00:00']), [4_000, 900]);
        $bonus = BonusClaim::factory()->createOne(['client_id' => $client->id, 'amount_cents' => 2_500, 'status' => BonusClaimStatus::Credited, 'credited_at' => '2026-09-14 00:00:00']);
        $this->addUp();
        $this->assertEqualsClientPages();
        $this->assertSame(2_500, $this->total('bonus_cents'));

        $this->travel(3)->days();
        $this->addUp();
        // All of these change days of the month before.
        $this->bet('B-1', '2026-09-10 00:00:00', BetStatus::Lost, 5_000, 0);
        $returned->update(['status' => DepositStatus::Returned]);
        $failed->update(['status' => WithdrawalStatus::Failed]);
        $bonus->update(['status' => BonusClaimStatus::Reversed, 'reversed_at' => now()]);
        $this->assertNotSame([], DB::table('daily_stats_changes')->pluck('day')->all());
        $this->addUp();
        $this->assertEqualsClientPages();
        $this->assertSame([10_000, 4_000, 0], [$this->total('deposits_cents'), $this->total('withdrawals_cents'), $this->total('bonus_cents')]);
        $this->assertSame(5_000 + 700 + 2_000 - 5_500, $this->total('settled_cents') - $this->total('returns_cents'));

        app(MergeClients::class)->handle($client->id, $other->id, [], 'Same person', User::factory()->withRole(StaffRole::Developer)->createOne());
        $this->addUp();
        $this->assertEqualsClientPages();
        $this->assertSame(1, $this->total('new_clients'));
        $this->assertSame(['VIC'], DB::table('daily_stats')->distinct()->pluck('state')->all());
        $before = $this->rows();
        Artisan::call('reports:add-up', ['--from' => '2026-09-01']);
        $this->assertSame($before, $this->rows());
        $this->assertSame([], DB::table('daily_stats_changes')->pluck('day')->all());
        $this->assertNotNull($kept->refresh()->client_id);
        $this->assertSame(WithdrawalStatus::Paid, $paid->refresh()->status);
    }

    public function test_dashboard_shows_the_deposits_and_withdrawals_of_the_reports(): void
    {
        $client = $this->account->client;
        // In Perth, the first second of 9 October is still 8 October.
        $this->deposit($client, 10_000, '2026-10-08 13:00:00');
        foreach ([DepositStatus::Pending, DepositStatus::Rejected, DepositStatus::Returned, DepositStatus::Split, DepositStatus::Bounced] as $number => $status) {
            $this->deposit($client, 100 + $number, '2026-10-09 02:00:00')->update(['status' => $status]);
        }
        Withdrawal::factory()->createOne(['client_id' => $client->id, 'amount_cents' => 4_000, 'status' => WithdrawalStatus::Paid, 'paid_at' => '2026-10-08 13:00:00']);
        $this->addUp();

        $days = $this->actingAs(User::factory()->withAbilities(Ability::ViewDeposits, Ability::ViewWithdrawals)->createOne(['timezone' => 'Australia/Perth']))
            ->inertia(route('dashboard'), ['deposits_by_day'], 'Dashboard/Index')->json('props.deposits_by_day');
        $this->assertSame($this->byDay('deposits_cents'), array_filter(array_column($days, 'amount_cents', 'day')));
        $this->assertSame($this->byDay('withdrawals_cents'), array_filter(array_column($days, 'paid_cents', 'day')));
        $this->assertSame(['2026-10-09' => 10_000], $this->byDay('deposits_cents'));
    }

    public function test_day_of_a_bonus_is_added_up_again_when_it_is_reversed_weeks_later(): void
    {
        $bonus = BonusClaim::factory()->createOne(['client_id' => $this->account->client_id, 'amount_cents' => 2_500, 'status' => BonusClaimStatus::Claimed, 'approved_by' => User::factory()->createOne()->id]);
        app(AdvanceBonusClaim::class)->handle($bonus, BonusClaimStatus::Credited, null);
        $this->addUp();
        $this->travel(3)->days();
        $this->addUp();
        $this->assertSame(2_500, $this->total('bonus_cents'));

        app(AdvanceBonusClaim::class)->handle($bonus, BonusClaimStatus::Reversed, null, 'Wrong client');
        $this->addUp();
        $this->assertSame(0, $this->total('bonus_cents'));
    }

    public function test_days_after_one_that_fails_are_added_up(): void
    {
        foreach (['2026-09-10', '2026-09-11'] as $day) {
            BonusClaim::factory()->createOne(['client_id' => $this->account->client_id, 'amount_cents' => 2_500, 'status' => BonusClaimStatus::Credited, 'credited_at' => "{$day} 00:00:00"]);
        }
        DB::listen(static function (QueryExecuted $query): void {
            if (str_starts_with($query->sql, 'delete') && str_contains($query->sql, 'daily_stats') && $query->bindings === ['2026-09-11']) {
                throw new RuntimeException('The disk is full.');
            }
        });

        $this->assertSame(Command::SUCCESS, Artisan::call('reports:add-up'));

        $this->assertSame(['2026-09-10' => 2_500], $this->byDay('bonus_cents'));
    }

    public function test_a_past_day_belongs_to_the_manager_at_its_end(): void
    {
        $client = $this->account->client;
        $first = $client->account_manager_id;
        $second = User::factory()->createOne();
        $this->bet('B-1', '2026-10-05 00:00:00', BetStatus::Lost, 100, 0);
        $this->travelTo('2026-10-06 03:00:00');
        $this->bet('B-2', '2026-10-06 01:00:00', BetStatus::Lost, 200, 0);
        $client->update(['account_manager_id' => $second->id]);
        $this->travelTo('2026-10-08 03:00:00');
        $client->update(['account_manager_id' => null, 'state' => 'QLD']);
        $this->bet('B-3', '2026-10-08 01:00:00', BetStatus::Lost, 400, 0);

        foreach ([1, 2] as $_) {
            Artisan::call('reports:add-up', ['--from' => '2026-10-01']);
            $this->assertSame(
                [['2026-10-05', $first, 'VIC', 100], ['2026-10-06', $second->id, 'VIC', 200], ['2026-10-08', 0, 'QLD', 400]],
                DB::table('daily_stats')->where('turnover_cents', '>', 0)->orderBy('day')->get()->map(static fn (object $row): array => [$row->day, (int) $row->account_manager_id, $row->state, (int) $row->turnover_cents])->all(),
            );
        }
    }

    public function test_a_bet_after_60_quiet_days_counts_as_reactivation_once(): void
    {
        foreach (['2026-07-01', '2026-08-30', '2026-10-05', '2026-10-06'] as $number => $day) {
            $this->bet("B-{$number}", "{$day} 01:00:00", BetStatus::Lost, 100, 0);
        }
        $this->addUp();
        $this->assertSame([], $this->byDay('reactivated'));

        $this->bet('B-1', '2026-08-30 01:00:00', BetStatus::Void, 100, 100);
        Artisan::call('reports:add-up', ['--days' => 65]);
        $this->assertSame(['2026-10-05' => 1], $this->byDay('reactivated'));
    }

    public function test_days_without_a_run_are_made_up_and_a_failed_run_leaves_the_former_figures(): void
    {
        $this->bet('B-1', '2026-10-09 00:00:00', BetStatus::Lost, 100, 0);
        $this->addUp();
        $this->travelTo('2026-10-16 03:00:00');
        $this->bet('B-2', '2026-10-12 00:00:00', BetStatus::Lost, 300, 0);
        $this->bet('B-3', '2026-10-09 01:00:00', BetStatus::Lost, 50, 0);
        $this->assertContains('2026-10-12', app(DailyStats::class)->due());

        /** @var bool $fails */
        $fails = true;
        DB::listen(static function (QueryExecuted $query) use (&$fails): void {
            if ($fails && preg_match('/^delete from ["`]daily_stats["`]/', $query->sql) === 1) {
                throw new RuntimeException('Killed.');
            }
        });
        try {
            app(DailyStats::class)->refresh('2026-10-09');
        } catch (RuntimeException) {
        }
        $fails = false;
        $this->assertSame(['2026-10-09' => 100], $this->byDay('turnover_cents'));

        $this->addUp();
        $this->assertSame(['2026-10-09' => 150, '2026-10-12' => 300], $this->byDay('turnover_cents'));
        $this->assertSame(['2026-10-16', '2026-10-15'], app(DailyStats::class)->due());
    }

    private function addUp(): void
    {
        Artisan::call('reports:add-up');
    }

    private function assertEqualsClientPages(): void
    {
        $totals = Client::query()->get()->map(static fn (Client $client) => app(ClientStatsQuery::class)->figures($client, 24, null)->total);

        $this->assertSame(
            [$totals->sum('bets'), $totals->sum('turnover_cents'), $totals->sum('profit_cents'), $totals->sum('deposits_cents'), $totals->sum('withdrawals_cents')],
            [$this->total('bets'), $this->total('turnover_cents'), $this->total('settled_cents') - $this->total('returns_cents'), $this->total('deposits_cents'), $this->total('withdrawals_cents')],
        );
    }

    private function deposit(Client $client, int $cents, string $at): Deposit
    {
        $line = BankLine::query()->create(['rail' => PaymentRail::Payid, 'bank_reference' => "L-{$cents}", 'description' => 'Payment', 'amount_cents' => $cents, 'value_at' => $at]);

        return Deposit::query()->create(['client_id' => $client->id, 'bank_line_id' => $line->id, 'rail' => PaymentRail::Payid, 'amount_cents' => $cents, 'status' => DepositStatus::Approved]);
    }

    private function bet(string $id, string $placedAt, BetStatus $status, int $stake, ?int $return, ?SiteAccount $account = null): void
    {
        $account ??= $this->account;
        // Each report is later than the one before, so it applies.
        $this->travel(1)->seconds();
        app(ReceiveBets::class)->handle([new NewBet(
            $id, OperatorSite::query()->findOrFail($account->operator_site_id)->slug, (string) $account->username, 'AFL', 'Head to head', 'Carlton', $stake, 2_500, $status, $return,
            CarbonImmutable::parse($placedAt), $status === BetStatus::Open ? null : CarbonImmutable::now(), false, false,
        )]);
    }

    private function total(string $measure): int
    {
        return (int) DB::table('daily_stats')->sum($measure);
    }

    /** @return array<string, int> days with a value */
    private function byDay(string $measure): array
    {
        return DB::table('daily_stats')->where($measure, '>', 0)->orderBy('day')->groupBy('day')->selectRaw("day, sum({$measure}) as total")->pluck('total', 'day')->map(static fn (mixed $total): int => (int) $total)->all();
    }

    /** @return list<array<string, mixed>> */
    private function rows(): array
    {
        return array_values(DB::table('daily_stats')->orderBy('day')->orderBy('account_manager_id')->orderBy('state')->get(['day', ...DailySums::KEY, ...DailySums::MEASURES])->map(get_object_vars(...))->all());
    }
}
