<?php

declare(strict_types=1);

namespace Tests\Feature\Withdrawals;

use App\Enums\BankAccountStatus;
use App\Enums\BonusClaimStatus;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\RiskCheckValue;
use App\Enums\StaffRole;
use App\Enums\WithdrawalStatus;
use App\Infrastructure\Realtime\PresenceMember;
use App\Models\BankAccount;
use App\Models\BankLine;
use App\Models\Bet;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\ClientCheck;
use App\Models\Deposit;
use App\Models\Export;
use App\Models\SiteAccount;
use App\Models\User;
use App\Models\Withdrawal;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\ReadsPages;

final class WithdrawalQueueTest extends WithdrawalTestCase
{
    use ReadsPages, RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:00:00');
        $this->actingAs(self::manager());
    }

    public function test_the_oldest_open_one_is_first_and_the_tabs_show_the_rest(): void
    {
        $client = self::clientWith(500_000);
        $new = self::withdrawal($client, 1_000, ['requested_at' => now()->subMinutes(5)]);
        $old = self::withdrawal($client, 2_000, ['requested_at' => now()->subHours(5)]);
        $checked = self::withdrawal($client, 3_000, ['requested_at' => now()->subHour(), 'status' => WithdrawalStatus::Checked]);
        $paid = self::withdrawal($client, 4_000, ['status' => WithdrawalStatus::Paid, 'paid_at' => now()]);
        $declined = self::withdrawal($client, 5_000, ['status' => WithdrawalStatus::Declined]);

        $this->assertSame([$old->id, $checked->id, $new->id], $this->ids());
        $this->assertSame([$new->id, $checked->id, $old->id], $this->ids('sort=-requested_at'));
        $this->assertSame([$checked->id, $old->id, $new->id], $this->ids('sort=-amount_cents'));
        $this->assertSame([$old->id, $new->id], $this->ids('view=to_check'));
        $this->assertSame([$checked->id], $this->ids('view=to_approve'));
        $this->assertSame([$paid->id], $this->ids('view=paid'));
        $this->assertSame([$declined->id], $this->ids('view=ended'));
        $this->assertCount(5, $this->ids('view=all'));
        $this->get('/withdrawals?view=nonsense')->assertRedirect('/withdrawals');
    }

    public function test_filter_offers_the_managers_who_have_clients(): void
    {
        [$first, , $last] = [User::factory()->createOne(), User::factory()->createOne(), User::factory()->createOne()];
        $gone = User::factory()->inactive()->createOne();
        foreach ([$first, $last, $gone] as $manager) {
            Client::factory()->createOne(['account_manager_id' => $manager->id]);
        }

        $offered = array_column($this->get('/withdrawals')->inertiaProps()['choices']['managers'], 'value');
        $this->assertEqualsCanonicalizing(['me', 'unassigned', (string) $first->id, (string) $last->id], $offered);
    }

    public function test_the_queue_is_filtered_for_decisions(): void
    {
        $manager = User::factory()->createOne();
        $emma = self::clientWith(500_000, ['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213', 'account_manager_id' => $manager->id]);
        $liam = self::clientWith(500_000, ['first_name' => 'Liam', 'last_name' => 'Nguyen', 'pin' => '48214', 'is_barred' => true]);
        $first = self::withdrawal($emma, 120_000, ['reference' => 'WD-777', 'requested_at' => now()->subHours(20)]);
        $account = BankAccount::factory()->createOne(['client_id' => $liam->id, 'status' => BankAccountStatus::Unverified]);
        $second = Withdrawal::factory()->createOne(['client_id' => $liam->id, 'amount_cents' => 900, 'bank_account_id' => $account->id, 'requested_at' => now()]);

        foreach ([
            'search=wd-77' => $first, 'search=48214' => $second, 'search=emma' => $first, 'amount_cents=1000&amount_cents_op=least' => $first,
            'large=1' => $first, 'large=0' => $second, 'mark=barred' => $second, 'destination=verified' => $first, 'destination=unverified' => $second, 'age=late' => $first,
            'money=not_held' => $second, 'money=held' => $first, "account_manager={$manager->id}" => $first, 'account_manager=unassigned' => $second,
            "client={$liam->id}" => $second, 'requested_at=2026-11-20' => $second, "company={$emma->company_id}&search=walsh" => $first,
        ] as $query => $expected) {
            $this->assertSame([$expected->id], $this->ids($query), $query);
        }
        $this->assertSame([], $this->ids('destination=blocked'));
        $this->assertSame([], $this->ids('search=nobody'));
        $totals = $this->part('', 'totals');
        $this->assertSame([2, 120_900, 1, 1, 900], [$totals['count'], $totals['amount_cents'], $totals['dual_approval_count'], $totals['not_held_count'], $totals['not_held_cents']]);
        $this->assertSame(900, $this->part('large=0', 'totals')['amount_cents']);
    }

    public function test_a_row_shows_the_clients_details(): void
    {
        $client = self::clientWith(20_000, ['first_name' => 'Emma', 'last_name' => 'Walsh', 'client_rating' => 3]);
        $this->deposit($client, 20_000, '2026-11-15 00:00:00');
        // A late bank file, with a payment of an earlier day.
        $this->deposit($client, 1_000, '2026-11-01 00:00:00');
        $this->deposit($client, 90_000, '2026-11-16 00:00:00', DepositStatus::Pending);
        $site = SiteAccount::factory()->createOne(['client_id' => $client->id]);
        foreach ([['2026-11-14', 500, false], ['2026-11-15', 30_000, false], ['2026-11-16', 20_000, false], ['2026-11-17', 700, true]] as [$day, $cents, $isBonus]) {
            Bet::factory()->createOne(['client_id' => $client->id, 'site_account_id' => $site->id, 'stake_cents' => $cents, 'is_bonus' => $isBonus, 'placed_at' => "{$day} 05:00:00"]);
        }
        BonusClaim::factory()->createOne(['client_id' => $client->id, 'amount_cents' => 2_500, 'status' => BonusClaimStatus::Used, 'credited_at' => '2026-11-18 00:00:00']);
        BonusClaim::factory()->createOne(['client_id' => $client->id, 'amount_cents' => 1_000, 'status' => BonusClaimStatus::Used, 'credited_at' => '2026-11-01 00:00:00']);
        BonusClaim::factory()->createOne(['client_id' => $client->id, 'amount_cents' => 9_900, 'status' => BonusClaimStatus::Reversed, 'credited_at' => '2026-11-18 00:00:00']);
        BonusClaim::factory()->createOne(['client_id' => $client->id, 'amount_cents' => 8_800, 'status' => BonusClaimStatus::Expired, 'credited_at' => '2026-11-18 00:00:00']);
        ClientCheck::create(['client_id' => $client->id, 'type' => 'risk', 'name' => 'New Account', 'value' => RiskCheckValue::Watch, 'user_id' => self::officer()->id]);
        $account = BankAccount::factory()->createOne(['client_id' => $client->id, 'holder' => 'MR J SMITH', 'number' => '12345678']);
        Withdrawal::factory()->createOne(['client_id' => $client->id, 'amount_cents' => 25_000, 'bank_account_id' => $account->id]);

        $row = $this->part('', 'withdrawals')[0];

        $this->assertSame(
            [
                'last_deposit_at' => '2026-11-15T00:00:00Z',
                'last_deposit_cents' => 20_000,
                'turnover_cents' => 50_000,
                'turnover_percent' => 250,
                'bonus_7_cents' => 2_500,
                'bonus_30_cents' => 3_500,
                'bonus_30_count' => 2,
                'bonus_staked_30_cents' => 700,
                'risk_value' => 'WATCH',
            ],
            $row['facts'],
        );
        $this->assertSame(['not_covered', 5_000], [$row['hold'], $row['short_cents']]);
        $this->assertSame(['063-000 •••678', 'verified', 'other'], [$row['destination']['account'], $row['destination']['status'], $row['destination']['name_match']]);
        $this->assertStringNotContainsString('12345678', (string) json_encode($row));
    }

    public function test_full_page_needs_as_many_queries_as_one_row(): void
    {
        self::withdrawal(self::clientWith(50_000), 1_000);
        $this->ids();
        $one = $this->queriesOf(fn (): array => $this->ids());
        for ($count = 0; $count < 12; $count++) {
            $client = self::clientWith(50_000);
            $this->deposit($client, 1_000, '2026-11-01 00:00:00');
            self::withdrawal($client, 1_000, ['requested_by' => self::officer()->id, 'status' => WithdrawalStatus::Checked]);
        }

        $this->assertSame($one, $this->queriesOf(fn (): array => $this->ids()));
    }

    public function test_drawer_warns_about_a_large_amount_in_parts(): void
    {
        $client = self::clientWith(300_000);
        $piece = self::withdrawal($client, 60_000);
        self::withdrawal($client, 30_000);
        self::withdrawal($client, 90_000, ['requested_at' => now()->subDays(2)]);
        $this->assertNull($this->part("withdrawal={$piece->id}", 'opened')['split']);

        self::withdrawal($client, 40_000);

        $this->assertSame(['count' => 3, 'cents' => 130_000], $this->part("withdrawal={$piece->id}", 'opened')['split']);
        $large = self::withdrawal(self::clientWith(300_000), self::LARGE);
        $this->assertNull($this->part("withdrawal={$large->id}", 'opened')['split']);
    }

    public function test_drawer_shows_the_viewers_steps_and_why_a_step_is_refused(): void
    {
        $client = self::clientWith(200_000);
        $this->deposit($client, 20_000, '2026-11-15 00:00:00');
        $withdrawal = self::withdrawal($client, self::LARGE, ['note' => 'Rang at nine']);
        $other = self::withdrawal($client, 500);

        $opened = $this->part("withdrawal={$withdrawal->id}", 'opened');
        $this->assertSame([$withdrawal->id, 'Rang at nine', 99_500, true], [$opened['row']['id'], $opened['note'], $opened['balance_cents'], $opened['steps']['needs_password']]);
        $this->assertSame([['against' => null], null, ['against' => null]], [$opened['steps']['check'], $opened['steps']['approve'], $opened['steps']['end']]);
        $this->assertSame([[20_000], [$other->id]], [array_column($opened['deposits'], 'amount_cents'), array_column($opened['withdrawals'], 'id')]);

        $this->step($checker = self::manager(), 'check', $withdrawal);
        $this->actingAs($checker);
        $opened = $this->part("withdrawal={$withdrawal->id}", 'opened');
        $this->assertSame('You checked this withdrawal. For $1,000.00, a colleague must approve it.', $opened['steps']['approve']['against']);
        $this->assertSame('Withdrawal checked', $opened['history'][0]['title']);

        $this->actingAs(User::factory()->withRole(StaffRole::AccountManager)->createOne());
        $steps = $this->part("withdrawal={$withdrawal->id}", 'opened')['steps'];
        $this->assertSame([null, null, null, null], [$steps['check'], $steps['approve'], $steps['end'], $steps['verify_account']]);
        $this->assertNull($this->part('withdrawal=999999', 'opened'));
    }

    #[TestWith([StaffRole::AccountManager, true])]
    #[TestWith([StaffRole::Marketing, false])]
    public function test_viewers_of_withdrawals_see_who_else_is_looking(StaffRole $role, bool $isAdmitted): void
    {
        $user = User::factory()->withRole($role)->createOne();
        $withdrawal = self::withdrawal(self::clientWith(50_000), 1_000);
        $presence = app(PresenceMember::class);

        $this->assertSame($isAdmitted, $presence->ofWithdrawal($user, (string) $withdrawal->id) !== false);
        $this->assertFalse($presence->ofWithdrawal($user, '999999'));
        $this->assertFalse($presence->ofWithdrawal($user, "{$withdrawal->id} or 1"));
        $this->assertFalse($presence->ofWithdrawal(User::factory()->withRole($role)->inactive()->createOne(), (string) $withdrawal->id));
    }

    public function test_export_needs_a_reason_and_is_audited(): void
    {
        self::withdrawal(self::clientWith(50_000), 1_000);

        $this->post(route('withdrawals.export'), ['scope' => 'all', 'query' => []])->assertSessionHasErrors('reason');
        $this->actingAs(self::officer())->post(route('withdrawals.export'), ['reason' => 'Audit of November'])->assertForbidden();
    }

    public function test_file_has_the_manager_and_reason_that_the_screen_shows(): void
    {
        Storage::fake();
        $manager = User::factory()->createOne(['first_name' => 'Ida', 'last_name' => 'Moss']);
        $client = self::clientWith(50_000);
        $client->update(['account_manager_id' => $manager->id]);
        self::withdrawal($client, 1_000)->update(['reason' => 'Name differs']);
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsManager)->createOne());

        $this->post(route('withdrawals.export'), ['reason' => 'Audit of November', 'query' => [], 'columns' => ['account_manager', 'reason']]);

        $file = $this->get(route('reports.clients.exports.download', Export::query()->sole()))->assertOk();
        $this->assertSame("\u{FEFF}Manager,Reason\r\nIda Moss,Name differs\r\n", $file->streamedContent());
    }

    private function deposit(Client $client, int $cents, string $at, DepositStatus $status = DepositStatus::Approved): void
    {
        $line = BankLine::create(['rail' => PaymentRail::Osko, 'bank_reference' => fake()->unique()->uuid(), 'description' => 'Payment', 'amount_cents' => $cents, 'value_at' => $at]);
        Deposit::create(['client_id' => $client->id, 'bank_line_id' => $line->id, 'rail' => PaymentRail::Osko, 'amount_cents' => $cents, 'status' => $status]);
    }

    /** @return list<int> */
    private function ids(string $query = ''): array
    {
        return array_column($this->part($query, 'withdrawals'), 'id');
    }

    private function part(string $query, string $prop): mixed
    {
        return $this->visit($query, $prop)->assertOk()->json("props.{$prop}");
    }

    /** @return TestResponse<Response> */
    private function visit(string $query, string $prop): TestResponse
    {
        return $this->inertia('/withdrawals'.($query === '' ? '' : "?{$query}"), [$prop], 'Withdrawals/Index');
    }

    /** @param  Closure(): mixed  $work */
    private function queriesOf(Closure $work): int
    {
        DB::flushQueryLog();
        DB::enableQueryLog();
        $work();
        DB::disableQueryLog();

        return count(DB::getQueryLog());
    }
}
