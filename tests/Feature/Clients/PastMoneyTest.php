<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\Bonus\AdvanceBonusClaim;
use App\Actions\Bonus\ApproveBonus;
use App\Actions\Clients\AdvanceTransfer;
use App\Actions\Clients\SaveSiteAccount;
use App\Actions\Matches\MergeClients;
use App\Domain\Clients\SiteAccountEdit;
use App\Enums\Ability;
use App\Enums\BetStatus;
use App\Enums\BonusClaimStatus;
use App\Enums\SiteAccountStatus;
use App\Enums\TransferStatus;
use App\Models\Bet;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\ReadsPastRecords;
use Tests\TestCase;

final class PastMoneyTest extends TestCase
{
    use ReadsPastRecords, RefreshDatabase;

    private Client $client;

    private SiteAccount $from;

    private SiteAccount $to;

    private User $manager;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-09-01 00:00:00');
        $this->client = Client::factory()->createOne(['balance_cents' => 10_000]);
        $this->from = $this->account('Alpha', 50_000);
        $this->to = $this->account('Beta', 1_000);
        $all = [
            Ability::ViewClients,
            Ability::ViewWithdrawals,
            Ability::ViewTransactions,
            Ability::ViewBonusPromotions,
            Ability::ViewBonusRules,
            Ability::RiskCheckClients,
            Ability::ViewReportExports,
        ];
        $this->manager = User::factory()
            ->withAbilities(...$all)
            ->createOne(['timezone' => 'Australia/Melbourne']);
        $this->officer = User::factory()->withAbilities(...$all)->createOne();
        $this->actingAs($this->manager);
    }

    public function test_past_bets_have_the_results_and_totals_of_that_day(): void
    {
        $this->travelTo('2026-09-05 02:00:00');
        $this->bet(['settled_at' => now()->addHour(), 'status' => BetStatus::Lost, 'return_cents' => 0, 'stake_cents' => 2_000]);
        $this->bet(['settled_at' => now()->addDays(5), 'status' => BetStatus::Won, 'return_cents' => 9_000, 'stake_cents' => 3_000, 'sport' => 'Tennis']);
        $this->travelTo('2026-09-12 02:00:00');
        $this->bet([]);

        $then = $this->record('bets', '2026-09-08');
        $this->assertSame(
            [['open', 3_000, null, null, null], ['lost', 2_000, 0, 2_000, '2026-09-05T03:00:00Z']],
            $this->pick($then['bets'], 'status', 'stake_cents', 'return_cents', 'profit_cents', 'settled_at'),
        );
        $this->assertSame([2, 2], [$then['meta']['count'], $then['totals']['count']]);
        $this->assertSame([1, 5_000, 0, 2_000], [$then['totals']['open_count'], $then['totals']['stake_cents'], $then['totals']['return_cents'], $then['totals']['profit_cents']]);
        $this->assertSame(['open'], array_column($this->record('bets', '2026-09-08', ['status' => 'open'])['bets'], 'status'));
        $this->assertSame([], $this->record('bets', '2026-09-08', ['status' => 'won'])['bets']);
        $this->assertSame([3_000, 2_000], array_column($this->record('bets', '2026-09-08', ['sort' => '-stake_cents'])['bets'], 'stake_cents'));
        $this->assertFalse($then['can_export']);

        $today = $this->record('bets', null);
        $this->assertSame(['open', 'won', 'lost'], array_column($today['bets'], 'status'));
        $this->assertNull($today['as_of']);
    }

    public function test_past_day_ends_in_the_time_zone_of_the_viewer(): void
    {
        // 23:30 and 00:30 in Melbourne.
        foreach (['2026-09-10 13:30:00', '2026-09-10 14:30:00'] as $placed) {
            $this->travelTo($placed);
            $this->bet([]);
        }

        $this->assertSame(['2026-09-10T13:30:00Z'], array_column($this->record('bets', '2026-09-10')['bets'], 'placed_at'));
        $this->assertCount(2, $this->record('bets', '2026-09-11')['bets']);
    }

    public function test_past_transfer_has_the_status_of_that_day_and_no_steps(): void
    {
        $this->travelTo('2026-09-02 02:00:00');
        $transfer = $this->transfer();
        foreach (
            ['03' => TransferStatus::Approved, '04' => TransferStatus::Sent, '05' => TransferStatus::Failed] as $day => $status
        ) {
            $this->travelTo("2026-09-{$day} 02:00:00");
            app(AdvanceTransfer::class)->handle($transfer, $status, $this->officer, $status === TransferStatus::Failed ? 'Account locked' : null);
        }
        $this->travelTo('2026-09-06 02:00:00');
        app(SaveSiteAccount::class)->handle($this->client, $this->to->operatorSite, new SiteAccountEdit(1, 'later', SiteAccountStatus::Closed));
        $officer = $this->officer->full_name;

        $seen = static fn (array $page): array => [
            $page['transfers'][0]['status'],
            $page['transfers'][0]['decided_by'],
            $page['transfers'][0]['reason'],
            $page['accounts'][0]['balance_cents'],
            $page['accounts'][0]['promised_cents'],
        ];
        $this->assertSame([], $this->record('transfers', '2026-09-01')['transfers']);
        $this->assertSame(['requested', null, null, 50_000, 20_000], $seen($this->record('transfers', '2026-09-02')));
        $this->assertSame(['approved', $officer, null, 50_000, 20_000], $seen($this->record('transfers', '2026-09-03')));
        $then = $this->record('transfers', '2026-09-04');
        $this->assertSame(['sent', $officer, null, 30_000, 0], $seen($then));
        $this->assertSame([false, false, []], [$then['can_request'], $then['can_export'], $then['transfers'][0]['next']]);
        $this->assertSame(['open', true], [$then['accounts'][1]['status'], $then['accounts'][1]['is_open']]);
        $this->assertSame([1, 0], [$this->record('transfers', '2026-09-04', ['status' => 'sent'])['meta']['count'], $this->record('transfers', '2026-09-04', ['status' => 'failed'])['meta']['count']]);
        $this->assertSame(['failed', $officer, 'Account locked', 50_000, 0], $seen($this->record('transfers', '2026-09-05')));
        $this->assertSame('closed', $this->record('transfers', null)['accounts'][1]['status']);
    }

    public function test_past_bonus_has_the_status_of_that_day_and_can_not_be_approved(): void
    {
        $this->travelTo('2026-09-02 02:00:00');
        $claim = BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'amount_cents' => 2_500, 'requested_by' => $this->officer->id])->refresh();
        $this->travelTo('2026-09-03 02:00:00');
        app(ApproveBonus::class)->handle($claim, $this->manager);
        foreach (['04' => BonusClaimStatus::Claimed, '05' => BonusClaimStatus::Credited, '06' => BonusClaimStatus::Reversed] as $day => $status) {
            $this->travelTo("2026-09-{$day} 02:00:00");
            app(AdvanceBonusClaim::class)->handle($claim, $status, $this->officer, $status === BonusClaimStatus::Reversed ? 'Wrong client' : null);
        }

        $seen = fn (string $day): array => $this->pick($this->record('bonuses', $day)['claims'], 'status', 'is_approved', 'reason')[0];
        $this->assertSame(['offered', false, null], $seen('2026-09-02'));
        $this->assertSame(['offered', true, null], $seen('2026-09-03'));
        $this->assertSame(['claimed', true, null], $seen('2026-09-04'));
        $this->assertSame(['credited', true, null], $seen('2026-09-05'));
        $this->assertSame(['reversed', true, 'Wrong client'], $seen('2026-09-06'));
        $this->assertSame([[10_000], [12_500], [10_000]], array_map(fn (string $day): array => [$this->record('bonuses', $day)['as_of']['balance_cents']], ['2026-09-04', '2026-09-05', '2026-09-06']));
        $then = $this->record('bonuses', '2026-09-02');
        $this->assertSame([false, false, [], []], [$then['can_grant'], $then['claims'][0]['can_approve'], $then['claims'][0]['next'], $then['promotions']]);
    }

    public function test_expired_bonus_is_offered_before_it_expired(): void
    {
        $this->travelTo('2026-09-02 02:00:00');
        $claim = BonusClaim::factory()->createOne(['client_id' => $this->client->id])->refresh();
        $this->travelTo('2026-09-05 02:00:00');
        app(AdvanceBonusClaim::class)->handle($claim, BonusClaimStatus::Expired, null);

        $this->assertSame(['offered', 'expired'], [$this->record('bonuses', '2026-09-04')['claims'][0]['status'], $this->record('bonuses', '2026-09-05')['claims'][0]['status']]);
    }

    public function test_details_show_the_balances_and_transactions_of_that_day(): void
    {
        $this->travelTo('2026-09-04 02:00:00');
        $transfer = $this->transfer();
        app(AdvanceTransfer::class)->handle($transfer, TransferStatus::Approved, $this->officer);
        app(AdvanceTransfer::class)->handle($transfer, TransferStatus::Sent, $this->officer);
        $this->travelTo('2026-09-05 02:00:00');
        app(AdvanceTransfer::class)->handle($transfer, TransferStatus::Confirmed, $this->officer);

        $then = $this->record('edit', '2026-09-04');
        $this->assertSame([10_000, 0, 20_000], [$then['money']['available_cents'], $then['money']['held_cents'], $then['money']['in_transit_cents']]);
        $this->assertSame(['transfer', 'Pending', 20_000, 0], $this->pick($then['money']['transactions'], 'type', 'status_name', 'amount_cents', 'effect_cents')[0]);
        $this->assertSame([30_000, 1_000], array_column($then['site_accounts'], 'balance_cents'));
        $after = $this->record('edit', '2026-09-05');
        $this->assertSame('Completed', $after['money']['transactions'][0]['status_name']);
        $this->assertSame([30_000, 21_000], array_column($after['site_accounts'], 'balance_cents'));
        $this->assertNull($this->record('edit', null)['money']);
    }

    public function test_past_transactions_need_the_ability_to_view_transactions(): void
    {
        $this->travelTo('2026-09-04 02:00:00');
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());

        $then = $this->record('edit', '2026-09-03');
        $this->assertNull($then['money']);
        $this->assertSame(10_000, $then['as_of']['balance_cents']);
    }

    public function test_rows_of_a_record_that_was_merged_later_are_not_in_the_past(): void
    {
        $loser = Client::factory()->createOne(['balance_cents' => 700]);
        $theirs = SiteAccount::factory()->createOne(['client_id' => $loser->id, 'operator_site_id' => OperatorSite::factory()->createOne(['name' => 'Gamma'])->id]);
        $this->bet([]);
        Bet::factory()->createOne(['site_account_id' => $theirs->id]);
        $this->travelTo('2026-09-05 02:00:00');
        app(MergeClients::class)->handle($this->client->id, $loser->id, [], 'Same person', $this->manager);
        $this->travelTo('2026-09-07 02:00:00');

        $before = $this->record('bets', '2026-09-04');
        $this->assertSame([1, 1, 10_000], [count($before['bets']), $before['totals']['count'], $before['as_of']['balance_cents']]);
        $this->assertSame(['Alpha', 'Beta'], array_column($this->record('transfers', '2026-09-04')['accounts'], 'site_name'));
        $this->assertSame(
            [10_000, []],
            [
                $this->record('edit', '2026-09-04')['money']['available_cents'],
                array_filter(
                    $this->record('edit', '2026-09-04')['site_accounts'],
                    static fn (array $account): bool => $account['site_name'] === 'Gamma' && $account['status'] !== 'missing',
                ),
            ],
        );
        $after = $this->record('bets', '2026-09-05');
        $this->assertSame([2, 10_700], [count($after['bets']), $after['as_of']['balance_cents']]);
    }

    private function account(string $site, int $cents): SiteAccount
    {
        return SiteAccount::factory()->createOne([
            'client_id' => $this->client->id,
            'operator_site_id' => OperatorSite::factory()->createOne(['name' => $site])->id,
            'balance_cents' => $cents,
            'username' => mb_strtolower($site),
            'status' => SiteAccountStatus::Open,
        ]);
    }

    /** @param  array<string, mixed>  $attributes */
    private function bet(array $attributes): void
    {
        Bet::factory()->createOne(['site_account_id' => $this->from->id, ...$attributes]);
    }

    private function transfer(): Transfer
    {
        return Transfer::factory()
            ->createOne([
                'client_id' => $this->client->id,
                'from_site_account_id' => $this->from->id,
                'to_site_account_id' => $this->to->id,
                'amount_cents' => 20_000,
                'requested_by' => $this->manager->id,
            ])
            ->refresh();
    }

    /**
     * @param  list<array<string, mixed>>  $rows
     * @return list<list<mixed>>
     */
    private function pick(array $rows, string ...$keys): array
    {
        return array_map(static fn (array $row): array => array_map(static fn (string $key): mixed => $row[$key], array_values($keys)), $rows);
    }
}
