<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger;

use App\Domain\Ledger\Account;
use App\Domain\Ledger\Entry;
use App\Domain\Ledger\InsufficientFundsException;
use App\Domain\Ledger\Ledger;
use App\Domain\Ledger\Posting;
use App\Domain\Ledger\Verify\LedgerVerifier;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\Client;
use Closure;
use Illuminate\Support\Facades\DB;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Tests\Feature\Ledger\Support\MakesMoney;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Many processes post to the same accounts at the same moment. */
final class ParallelMoneyTest extends TestCase
{
    use MakesMoney, SharedDatabase;

    private const MOVES = 25;

    public function test_one_key_posted_by_fifty_at_once_is_one_posting(): void
    {
        $client = Client::factory()->createOne();
        $this->fund($client, 10_000);
        $before = DB::table('ledger_transactions')->count();
        $id = $client->id;

        $ids = array_merge(...$this->crowd()->act(array_fill(0, 10, static function (Closure $ready) use ($id): array {
            app(Ledger::class);
            $ready();

            return array_map(static fn (): int => DB::transaction(static fn (): int => app(Ledger::class)->post(new Posting(
                'once', TransactionType::Fee, TransactionStatus::Completed, 'client', $id, $id, 100,
                [new Entry(Account::available($id), -100), new Entry(Account::house(LedgerAccountKind::Fees), 100)], now()->toImmutable()->startOfDay(),
            ))[0], 3), range(1, 5));
        })));

        $this->assertCount(50, $ids);
        $this->assertCount(1, array_unique($ids));
        $this->assertSame([$before + 1, 9_900], [DB::table('ledger_transactions')->count(), $client->refresh()->balance_cents]);
        $this->assertAddsUp();
    }

    public function test_simultaneous_postings_between_clients_keep_the_ledger_valid(): void
    {
        $ids = [];
        for ($i = 0; $i < 4; $i++) {
            $client = Client::factory()->createOne();
            $this->fund($client, 10_000);
            $ids[] = $client->id;
        }

        $verifier = static function (Closure $ready): array {
            app(LedgerVerifier::class);
            $ready();

            return array_merge(...array_map(static fn (): array => array_merge(...array_column(app(LedgerVerifier::class)->verify()->problems ?? [], 'examples')), range(1, 10)));
        };

        $found = $this->crowd()->act([...array_map(static fn (int $seed): Closure => self::moving($ids, $seed), range(1, 6)), $verifier]);

        $this->assertSame([], array_pop($found));
        $this->assertSame(6 * self::MOVES, array_sum(array_merge(...$found)) + DB::table('transactions')->where('source_type', 'move')->where('effect_cents', '<', 0)->count());
        $this->assertSame(40_000, (int) Client::query()->sum('balance_cents'));
        $this->assertGreaterThanOrEqual(0, (int) Client::query()->min('balance_cents'));
        $this->assertAddsUp();
    }

    /**
     * @param  list<int>  $ids  of clients
     * @return Closure(Closure(): void): list<int> 1 for each move that was refused
     */
    private static function moving(array $ids, int $seed): Closure
    {
        $moves = self::MOVES;

        return static function (Closure $ready) use ($ids, $seed, $moves): array {
            $random = new Randomizer(new Mt19937($seed));
            $house = Account::house(LedgerAccountKind::Adjustments);
            $ready();
            $refused = [];
            for ($i = 0; $i < $moves; $i++) {
                [$from, $to] = $random->shuffleArray($ids);
                $cents = $random->getInt(1, 8_000);
                $source = $seed * 1_000 + $i;
                $sides = [[$from, -$cents], [$to, $cents]];
                $postings = [];
                foreach ($sides as $round => [$client, $change]) {
                    $postings[] = new Posting(
                        "move:{$source}:{$round}", TransactionType::Adjustment, TransactionStatus::Completed, 'move', $source, $client, $cents,
                        [new Entry(Account::available($client), $change), new Entry($house, -$change)], now()->toImmutable(), round: $round + 1,
                    );
                }
                DB::beginTransaction();
                try {
                    app(Ledger::class)->post(...$postings);
                    DB::commit();
                } catch (InsufficientFundsException) {
                    DB::rollBack();
                    $refused[] = 1;
                }
            }

            return $refused;
        };
    }

    private function assertAddsUp(): void
    {
        $this->assertSame([], $this->app->make(LedgerVerifier::class)->verify()->problems);
    }
}
