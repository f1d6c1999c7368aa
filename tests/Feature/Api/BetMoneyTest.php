<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\BetStatus;
use App\Models\Bet;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;

/** Effects of reported bets on the site account and the ledger. Amounts are cents. */
final class BetMoneyTest extends IntakeTestCase
{
    private SiteAccount $account;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        $site = OperatorSite::factory()->createOne(['slug' => 'topbet']);
        $this->account = SiteAccount::factory()->createOne(['operator_site_id' => $site->id, 'username' => 'emma88', 'balance_cents' => 20_000]);
    }

    protected function assertPostConditions(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
    }

    public function test_a_stake_leaves_the_site_account_and_the_return_comes_back(): void
    {
        $this->report([]);
        $this->assertBalance(15_000);
        $this->assertSame(['bet pending 5000'], $this->transactions());

        $this->report(self::settled('won', 12_500));
        $this->assertBalance(27_500);
        $this->assertSame(['bet completed 5000'], $this->transactions());

        $this->report(self::settled('won', 12_500));
        $this->assertBalance(27_500);
        $this->assertSame(0, DB::table('clients')->where('id', $this->account->client_id)->value('balance_cents'));
    }

    /** @return iterable<string, array{array<string, mixed>, int, string}> */
    public static function ends(): iterable
    {
        yield 'lost' => [self::settled('lost', 0), 15_000, 'bet completed 5000'];
        yield 'lost, and nothing said of a return' => [[...self::settled('lost', 0), 'return_cents' => null], 15_000, 'bet completed 5000'];
        yield 'cashed out' => [self::settled('cashed_out', 3_000), 18_000, 'bet completed 5000'];
        yield 'void' => [self::settled('void', 5_000), 20_000, 'bet cancelled 5000'];
        yield 'void, and nothing said of a return' => [[...self::settled('void', 0), 'return_cents' => null], 20_000, 'bet cancelled 5000'];
        yield 'boosted' => [[...self::settled('won', 15_000), 'is_boosted' => true], 30_000, 'boosted_bet completed 5000'];
        yield 'a bonus bet that won' => [[...self::settled('won', 7_500), 'is_bonus' => true], 27_500, 'bonus_bet completed 5000'];
        yield 'a bonus bet that lost' => [[...self::settled('lost', 0), 'is_bonus' => true], 20_000, 'bonus_bet completed 5000'];
        yield 'a void bonus bet' => [[...self::settled('void', 5_000), 'is_bonus' => true], 20_000, 'bonus_bet cancelled 5000'];
    }

    /** @param  array<string, mixed>  $end */
    #[DataProvider('ends')]
    public function test_every_outcome_of_a_bet_is_posted_in_one_report_or_two(array $end, int $balance, string $transaction): void
    {
        $this->report($end);
        $this->assertBalance($balance);
        $this->assertSame([$transaction], $this->transactions());

        $this->report([...array_intersect_key($end, ['is_bonus' => 1, 'is_boosted' => 1]), 'external_id' => 'B-2']);
        $this->report([...$end, 'external_id' => 'B-2']);
        $this->assertBalance(2 * $balance - 20_000);
        $this->assertSame([$transaction, $transaction], $this->transactions());
    }

    public function test_longest_texts_of_a_bet_fit_the_transaction(): void
    {
        $this->report(['selection' => str_repeat('é', 255), 'market' => str_repeat('m', 255)]);

        $description = (string) DB::table('transactions')->where('source_type', 'bet')->value('description');
        $this->assertSame(255, mb_strlen($description), 'as many as the column has');
        $this->assertSame(1, Bet::query()->count());
    }

    public function test_corrected_settlement_is_reversed_and_posted_again(): void
    {
        $this->report(self::settled('won', 12_500));
        $this->report([...self::settled('won', 11_000), 'settled_at' => '2026-11-20T02:10:00Z']);
        $this->assertBalance(26_000);
        $this->report([...self::settled('void', 5_000), 'settled_at' => '2026-11-20T02:20:00Z']);
        $this->assertBalance(20_000);
        $this->report([...self::settled('lost', 0), 'settled_at' => '2026-11-20T02:30:00Z']);
        $this->assertBalance(15_000);

        $id = Bet::query()->sole()->id;
        $this->assertSame(['bet completed 5000'], $this->transactions());
        $rows = DB::table('ledger_transactions as r')->leftJoin('ledger_transactions as o', 'o.id', '=', 'r.reverses_id')->where('r.source_type', 'bet')->orderBy('r.id')
            ->get(['r.idempotency_key as posted', 'o.idempotency_key as reverses'])->pluck('reverses', 'posted')->all();
        $this->assertSame([
            "bet:{$id}:placed" => null, "bet:{$id}:settled:1" => null, "bet:{$id}:undone:1" => "bet:{$id}:settled:1", "bet:{$id}:settled:2" => null,
            "bet:{$id}:undone:2" => "bet:{$id}:settled:2", "bet:{$id}:settled:3" => null, "bet:{$id}:undone:3" => "bet:{$id}:settled:3", "bet:{$id}:settled:4" => null,
        ], $rows);
    }

    public function test_another_stake_or_kind_makes_another_transaction(): void
    {
        $this->report([]);
        $this->report(['stake_cents' => 6_000]);
        $this->assertBalance(14_000);
        $this->report([...self::settled('won', 9_000), 'stake_cents' => 6_000, 'is_bonus' => true]);
        $this->assertBalance(29_000);
        $this->report([...self::settled('won', 9_000), 'stake_cents' => 6_000]);
        $this->assertBalance(23_000);

        $this->assertSame(['bet cancelled 5000', 'bet cancelled 6000', 'bonus_bet cancelled 6000', 'bet completed 6000'], $this->transactions());
    }

    public function test_change_without_money_is_not_posted(): void
    {
        $this->report([]);
        $this->report(['selection' => 'Gold Trip', 'odds_milli' => 3_000]);

        $this->assertSame(1, DB::table('ledger_transactions')->where('source_type', 'bet')->count());
    }

    public function test_correction_of_a_bet_in_the_opening_balance_changes_the_account_by_the_difference(): void
    {
        $this->old(BetStatus::Open, null, 'OLD-1');
        $this->old(BetStatus::Won, 12_500, 'OLD-2');
        $this->old(BetStatus::Open, null, 'OLD-3');

        $this->report([...self::settled('won', 12_500), 'external_id' => 'OLD-1']);
        $this->assertBalance(32_500);
        $this->report([...self::settled('won', 10_000), 'external_id' => 'OLD-2', 'settled_at' => '2026-11-20T02:30:00Z']);
        $this->assertBalance(30_000);
        $this->report(['external_id' => 'OLD-3', 'stake_cents' => 4_000]);
        $this->assertBalance(31_000);
        $this->report([...self::settled('void', 4_000), 'external_id' => 'OLD-3', 'stake_cents' => 4_000]);
        $this->assertBalance(35_000);
        $this->report([...self::settled('won', 11_000), 'external_id' => 'OLD-2', 'settled_at' => '2026-11-20T02:40:00Z', 'stake_cents' => 5_500]);
        $this->assertBalance(35_500);
    }

    public function test_site_account_can_be_negative_after_a_bet(): void
    {
        $this->report(['stake_cents' => 25_000]);

        $this->assertBalance(-5_000);
    }

    public function test_bets_of_many_accounts_are_posted_together(): void
    {
        $others = array_map(
            fn (int $number): SiteAccount => SiteAccount::factory()->createOne([
                'operator_site_id' => $this->account->operator_site_id,
                'username' => "mate{$number}",
                'balance_cents' => 1_000,
            ]),
            [1, 2, 3],
        );
        $bets = [];
        foreach ($others as $other) {
            $bets[] = $this->bet(['external_id' => "A-{$other->id}", 'username' => $other->username, 'stake_cents' => 300]);
            $bets[] = $this->bet(['external_id' => "B-{$other->id}", 'username' => $other->username, 'stake_cents' => 200]);
        }

        $this->send('bets', ['bets' => [...$bets, $this->bet()]])->assertOk()->assertJsonPath('created', 7);

        $this->assertBalance(15_000);
        $this->assertSame([500, 500, 500], array_map(static fn (SiteAccount $account): int => $account->refresh()->balance_cents, $others));
        $this->assertSame(14, DB::table('ledger_entries')->whereIn('ledger_transaction_id', DB::table('ledger_transactions')->where('source_type', 'bet')->select('id'))->count());
    }

    private function old(BetStatus $status, ?int $return, string $externalId): void
    {
        Bet::factory()->createOne([
            'site_account_id' => $this->account->id, 'external_id' => $externalId, 'stake_cents' => 5_000, 'status' => $status, 'return_cents' => $return,
            'placed_at' => '2026-11-20 01:00:00', 'settled_at' => $status === BetStatus::Open ? null : '2026-11-20 02:00:00',
        ]);
    }

    /** @return array<string, mixed> */
    private static function settled(string $status, int $return): array
    {
        return ['status' => $status, 'return_cents' => $return, 'settled_at' => '2026-11-20T02:00:00Z'];
    }

    /** @param  array<string, mixed>  $change */
    private function report(array $change): void
    {
        $this->send('bets', ['bets' => [$this->bet($change)]])->assertOk()->assertJsonPath('errors', []);
    }

    /**
     * @param  array<string, mixed>  $change
     * @return array<string, mixed>
     */
    private function bet(array $change = []): array
    {
        return [...[
            'external_id' => 'B-1', 'operator_site' => 'topbet', 'username' => 'emma88', 'sport' => 'Horse racing', 'market' => 'Flemington R7 – Win', 'selection' => 'Without A Fight',
            'stake_cents' => 5_000, 'odds_milli' => 2_500, 'status' => 'open', 'placed_at' => '2026-11-20T01:00:00Z',
        ], ...$change];
    }

    private function assertBalance(int $cents): void
    {
        $this->assertSame($cents, $this->account->refresh()->balance_cents);
    }

    /** @return list<string> of bets: type, status and amount */
    private function transactions(): array
    {
        return array_values(
            DB::table('transactions')
                ->where('source_type', 'bet')
                ->orderBy('id')
                ->get()
                ->map(static fn (object $row): string => "{$row->type} {$row->status} {$row->amount_cents}")
                ->all(),
        );
    }
}
