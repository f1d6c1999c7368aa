<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\BetStatus;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\AuditEvent;
use App\Models\Bet;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;

final class ReceiveBetsTest extends IntakeTestCase
{
    private SiteAccount $account;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        $site = OperatorSite::factory()->createOne(['slug' => 'topbet']);
        $this->account = SiteAccount::factory()->createOne(['operator_site_id' => $site->id, 'username' => 'emma88']);
    }

    public function test_new_bets_belong_to_the_client_of_their_account_and_move_the_last_bet(): void
    {
        $this->send('bets', ['bets' => [
            $this->bet(),
            $this->bet(['external_id' => 'B-2', 'placed_at' => '2026-11-20T02:00:00Z', 'status' => 'won', 'return_cents' => 12_500, 'settled_at' => '2026-11-20T02:05:00.5Z', 'is_bonus' => true]),
        ]])->assertOk()->assertExactJson(['created' => 2, 'updated' => 0, 'unchanged' => 0, 'errors' => []]);

        [$open, $won] = [$this->stored('B-1'), $this->stored('B-2')];
        $this->assertSame(
            [$this->account->client_id, 5_000, 2_500, BetStatus::Open, null, false],
            [$open->client_id, $open->stake_cents, $open->odds_milli, $open->status, $open->settled_at, $open->is_bonus],
        );
        $this->assertSame('2026-11-20 01:00:00', $open->placed_at->toDateTimeString());
        $this->assertSame([BetStatus::Won, 12_500, true, '2026-11-20 02:05:00'], [$won->status, $won->return_cents, $won->is_bonus, $won->settled_at?->toDateTimeString()]);
        $this->assertSame('2026-11-20 02:00:00', $this->account->client->last_bet_at?->toDateTimeString());
        $this->assertSame(['source' => 'intake', 'created' => 2, 'updated' => 0, 'refused' => 0], AuditEvent::query()->where('action', 'bets.received')->sole()->after);
    }

    public function test_the_same_bets_under_a_new_key_change_nothing(): void
    {
        $bets = ['bets' => [$this->bet(), $this->bet(['external_id' => 'B-2', 'status' => 'lost', 'return_cents' => 0, 'settled_at' => '2026-11-20T02:00:00Z'])]];
        $this->send('bets', $bets)->assertOk();
        $before = Bet::query()->orderBy('id')->get()->toArray();
        $this->travel(5)->minutes();

        $this->send('bets', $bets)->assertOk()->assertExactJson(['created' => 0, 'updated' => 0, 'unchanged' => 2, 'errors' => []]);

        $this->assertSame($before, Bet::query()->orderBy('id')->get()->toArray());
        $this->assertSame(1, AuditEvent::query()->where('action', 'bets.received')->count());
    }

    /** @return iterable<string, array{list<int>}> */
    public static function orders(): iterable
    {
        foreach ([[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] as $order) {
            yield implode(' ', $order) => [$order];
        }
    }

    /** @param  list<int>  $order */
    #[DataProvider('orders')]
    public function test_last_settlement_counts_in_any_order_of_reports(array $order): void
    {
        $reports = [
            $this->bet(),
            $this->bet(['status' => 'won', 'return_cents' => 12_500, 'settled_at' => '2026-11-20T02:00:00Z']),
            $this->bet(['status' => 'void', 'return_cents' => 5_000, 'settled_at' => '2026-11-20T02:30:00Z']),
        ];

        foreach ($order as $number) {
            $this->send('bets', ['bets' => [$reports[$number]]])->assertOk();
        }

        $this->assertSame([BetStatus::Void, 5_000], [$this->stored('B-1')->status, $this->stored('B-1')->return_cents]);
    }

    public function test_bet_can_appear_twice_in_one_call(): void
    {
        $settled = $this->bet(['status' => 'won', 'return_cents' => 12_500, 'settled_at' => '2026-11-20T02:00:00Z']);

        $this->send('bets', ['bets' => [$this->bet(), $settled, $this->bet(), $settled]])->assertOk()
            ->assertExactJson(['created' => 1, 'updated' => 1, 'unchanged' => 2, 'errors' => []]);
        $this->assertSame(BetStatus::Won, $this->stored('B-1')->status);
    }

    public function test_the_last_bet_of_a_client_never_moves_back(): void
    {
        $this->account->client->forceFill(['last_bet_at' => '2026-11-20 02:30:00'])->save();

        $this->send('bets', ['bets' => [$this->bet()]])->assertOk();

        $this->assertSame('2026-11-20 02:30:00', $this->account->client->refresh()->last_bet_at?->toDateTimeString());
    }

    public function test_rows_without_an_account_are_refused_individually(): void
    {
        $other = SiteAccount::factory()->createOne(['username' => 'emma88']);

        $this->send('bets', ['bets' => [
            $this->bet(['external_id' => 'B-0', 'username' => 'nobody']),
            $this->bet(),
            $this->bet(['external_id' => 'B-3', 'operator_site' => 'no-such-site']),
            'a text',
            $this->bet(['external_id' => 77, 'stake_cents' => 10.5]),
            $this->bet(['operator_site' => $other->operatorSite->slug]),
        ]])->assertOk()->assertExactJson(['created' => 2, 'updated' => 0, 'unchanged' => 0, 'errors' => [
            ['index' => 0, 'external_id' => 'B-0', 'detail' => 'No client has an account with this username at the operator site.'],
            ['index' => 2, 'external_id' => 'B-3', 'detail' => 'No operator site has this slug.'],
            ['index' => 3, 'external_id' => null, 'detail' => 'The row is not an object.'],
            ['index' => 4, 'external_id' => '77', 'detail' => 'The stake_cents must be a whole number from 1 to 10000000000.'],
        ]]);

        $this->assertSame([$this->account->id, $other->id], Bet::query()->orderBy('site_account_id')->pluck('site_account_id')->all());
    }

    public function test_call_without_a_valid_row_is_refused_and_its_key_stays_free(): void
    {
        $token = $this->token(IntakeScope::CreateBets);
        $bets = ['bets' => [$this->bet(['username' => 'late.account']), $this->bet(['market' => ''])]];

        $this->send('bets', $bets, 'key-1', $token)->assertUnprocessable()->assertHeader('Content-Type', 'application/problem+json')
            ->assertJsonPath('errors', ['bets.0' => ['No client has an account with this username at the operator site.'], 'bets.1' => ['The market is missing.']]);

        SiteAccount::factory()->createOne(['operator_site_id' => $this->account->operator_site_id, 'username' => 'late.account']);
        $this->send('bets', $bets, 'key-1', $token)->assertOk()->assertJsonPath('created', 1);
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        yield 'no id' => [['external_id' => null], 'The external_id is missing.'];
        yield 'an id with a blank' => [['external_id' => 'B 1'], 'The external_id contains invalid characters.'];
        yield 'a long id' => [['external_id' => str_repeat('x', 65)], 'The external_id must not exceed 64 characters.'];
        yield 'a list for a name' => [['username' => ['emma88']], 'The username must be text.'];
        yield 'no stake' => [['stake_cents' => 0], 'The stake_cents must be a whole number from 1 to 10000000000.'];
        yield 'a text for a stake' => [['stake_cents' => '5000'], 'The stake_cents must be a whole number from 1 to 10000000000.'];
        yield 'odds below one' => [['odds_milli' => 999], 'The odds_milli must be a whole number from 1000 to 1000000000.'];
        yield 'a status that is none' => [['status' => 'pending'], 'The status must be one of open, won, lost, void, cashed_out.'];
        yield 'a flag in words' => [['is_bonus' => 'yes'], 'The is_bonus must be true or false.'];
        yield 'a time without a zone' => [['placed_at' => '2026-11-20 12:00:00'], 'The placed_at must be a time with an offset, such as 2026-11-20T14:05:00+11:00.'];
        yield 'the thirtieth of February' => [['placed_at' => '2026-02-30T12:00:00Z'], 'The placed_at must be a time with an offset, such as 2026-11-20T14:05:00+11:00.'];
        yield 'a time next week' => [['placed_at' => '2026-11-27T00:00:00Z'], 'The placed_at must not be in the future.'];
        yield 'a time long ago' => [['placed_at' => '1999-12-31T23:59:59Z'], 'The placed_at must not be before the year 2000.'];
        yield 'open and settled' => [['settled_at' => '2026-11-20T02:00:00Z'], 'An open bet must not have a settled_at or return_cents.'];
        yield 'open with a return' => [['return_cents' => 1], 'An open bet must not have a settled_at or return_cents.'];
        yield 'won without a time' => [['status' => 'won', 'return_cents' => 1], 'A settled bet needs its settled_at.'];
        foreach (['won', 'cashed_out'] as $status) {
            yield "{$status} without a return" => [['status' => $status, 'settled_at' => '2026-11-20T02:00:00Z'], 'A bet that was won or cashed out needs its return_cents.'];
        }
        yield 'settled before it was placed' => [['status' => 'lost', 'settled_at' => '2026-11-19T02:00:00Z'], 'The settled_at must not be before the placed_at.'];
        yield 'money taken' => [['status' => 'lost', 'settled_at' => '2026-11-20T02:00:00Z', 'return_cents' => -1], 'The return_cents must be a whole number from 0 to 10000000000.'];
    }

    /** @param  array<string, mixed>  $mistake */
    #[DataProvider('mistakes')]
    public function test_invalid_row_gets_an_error_and_creates_nothing(array $mistake, string $detail): void
    {
        $this->send('bets', ['bets' => [$this->bet($mistake)]])->assertUnprocessable()->assertJsonPath('errors', ['bets.0' => [$detail]]);
        $this->assertSame(0, Bet::query()->count());
    }

    public function test_bets_must_be_a_list(): void
    {
        foreach ([['bats' => [$this->bet()]], ['bets' => []], ['bets' => 'B-1'], ['bets' => ['a' => $this->bet()]], ['bets' => array_fill(0, 1_001, $this->bet())]] as $body) {
            $this->assertSame(['bets'], array_keys($this->send('bets', $body)->assertUnprocessable()->json('errors')));
        }
        $this->assertSame(0, Bet::query()->count());
    }

    public function test_a_token_needs_the_scope(): void
    {
        $this->send('bets', ['bets' => [$this->bet()]], token: $this->token(IntakeScope::CreateBankLines))->assertForbidden();
        $this->send('bets', ['bets' => [$this->bet()]], token: 'paddock_wrong')->assertUnauthorized();
        $this->assertSame(0, Bet::query()->count());
    }

    public function test_a_thousand_bets_take_hardly_more_queries_than_six_hundred(): void
    {
        $queries = [];
        foreach ([600, 1_000] as $size) {
            $bets = array_map(fn (int $n): array => $this->bet(['external_id' => "S{$size}-{$n}"]), range(1, $size));
            DB::enableQueryLog();
            DB::flushQueryLog();
            $this->send('bets', ['bets' => $bets])->assertOk()->assertJsonPath('created', $size);
            $queries[] = count(DB::getQueryLog());
            DB::disableQueryLog();
        }

        // Each bet has two entries, and one statement inserts five hundred.
        $this->assertLessThanOrEqual($queries[0] + 2, $queries[1]);
        $this->assertSame(1_600, Bet::query()->count());
    }

    /**
     * @param  array<string, mixed>  $change
     * @return array<string, mixed>
     */
    private function bet(array $change = []): array
    {
        return [...[
            'external_id' => 'B-1',
            'operator_site' => 'topbet',
            'username' => 'emma88',
            'sport' => 'Horse racing',
            'market' => 'Flemington R7 – Win',
            'selection' => 'Without A Fight',
            'stake_cents' => 5_000,
            'odds_milli' => 2_500,
            'status' => 'open',
            'placed_at' => '2026-11-20T12:00:00+11:00',
        ], ...$change];
    }

    private function stored(string $externalId): Bet
    {
        return Bet::query()->where('external_id', $externalId)->sole();
    }
}
