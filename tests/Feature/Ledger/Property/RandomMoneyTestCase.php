<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Property;

use App\Domain\Ledger\Verify\LedgerVerifier;
use App\Support\OperationRefusedException;
use Closure;
use DomainException;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use Illuminate\Validation\ValidationException;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Tests\Support\SharedDatabase;
use Tests\TestCase;
use Throwable;

/**
 * Thousands of random money operations. Some are repeated, and some are interrupted at a random statement.
 * The product must have the balances of a model of plain arrays, and the ledger must verify.
 *
 * Each run has other operations. LEDGER_SEED repeats a run that failed, and LEDGER_OPERATIONS sets the number of operations.
 */
abstract class RandomMoneyTestCase extends TestCase
{
    use SharedDatabase;

    protected const OPERATIONS = 5_000;

    protected const COMPARED_EVERY = 500;

    /** The last operations that a failure names. */
    private const NAMED_IN_FAILURE = 100;

    /** About the most statements that one operation takes. */
    private const LATEST_CRASH = 45;

    protected MoneyModel $model;

    private Randomizer $random;

    private int $left = 0;

    /** @var array<string, int> */
    private array $counts = ['done' => 0, 'refused' => 0, 'crashed' => 0, 'told again' => 0];

    /** @var list<string> */
    private array $story = [];

    public function test_random_operations_give_the_balances_of_the_model(): void
    {
        $seed = (int) (getenv('LEDGER_SEED') ?: random_int(1, PHP_INT_MAX >> 16));
        Queue::fake();
        $this->random = new Randomizer(new Mt19937($seed));
        $this->model = new MoneyModel;
        $world = $this->world($this->random, $this->model);
        $operations = array_merge(...array_map(static fn (array $weighted): array => array_fill(0, $weighted[0], $weighted[1]), $this->weights($world)));
        $last = (int) (getenv('LEDGER_OPERATIONS') ?: static::OPERATIONS);
        DB::connection()->beforeExecuting($this->mayCrash(...));

        try {
            for ($i = 1; $i <= $last; $i++) {
                $this->perform($world->one($i < 100 ? array_slice($operations, 0, 40) : $operations)());
                if ($i % static::COMPARED_EVERY === 0) {
                    $this->compare();
                }
            }
        } catch (Throwable $failure) {
            $this->fail(
                "LEDGER_SEED={$seed}, operation {$i}: "
                    .$failure::class.": {$failure->getMessage()}\n{$failure->getTraceAsString()}\n"
                    .implode("\n", array_slice($this->story, -self::NAMED_IN_FAILURE)),
            );
        }
        foreach ($this->counts as $what => $count) {
            $this->assertGreaterThan($last / 200, $count, "Too few were {$what}; LEDGER_SEED={$seed}.");
        }
    }

    protected function world(Randomizer $random, MoneyModel $model): MoneyWorld
    {
        return new MoneyWorld($random, $model);
    }

    /** @return non-empty-list<array{int, Closure(): Operation}> how often each is likely */
    protected function weights(MoneyWorld $world): array
    {
        $in = new DepositOperations($world, $this->model);
        $out = new WithdrawalOperations($world, $this->model);
        $sites = new SiteOperations($world, $this->model);
        $adjustments = new AdjustmentOperations($world, $this->model);

        return [
            [20, $in->receive(...)], [8, $out->request(...)], [6, $sites->requestTransfer(...)], [6, $sites->placeBet(...)],
            [10, $in->match(...)], [2, $in->unmatch(...)], [14, $in->approve(...)], [4, $in->undo(...)], [3, $in->reject(...)], [3, $in->giveBack(...)], [3, $in->reopen(...)], [2, $in->split(...)],
            [2, $out->hold(...)], [7, $out->check(...)], [6, $out->approve(...)], [5, $out->pay(...)], [3, $out->fail(...)], [3, $out->end(...)],
            [8, $sites->moveTransfer(...)], [5, $sites->moveBonus(...)], [6, $sites->settleBet(...)],
            [3, $adjustments->request(...)], [3, $adjustments->decide(...)], [2, $adjustments->reverse(...)],
        ];
    }

    private function perform(Operation $operation): void
    {
        $this->story[] = $operation->name;
        $chance = $this->random->getInt(1, 10);
        if ($chance === 1) {
            $this->left = $this->random->getInt(1, self::LATEST_CRASH);
        }

        try {
            $result = ($operation->do)();
        } catch (Crash) {
            $this->counts['crashed']++;
            $this->assertSame(0, DB::transactionLevel());

            // Half of the calls are repeated after a lost response.
            $this->random->getInt(0, 1) === 0 ? $this->settle($operation) : null;

            return;
        } catch (DomainException|OperationRefusedException|ValidationException $refused) {
            $this->refused($operation, $refused);

            return;
        } finally {
            $this->left = 0;
        }
        $this->done($operation, $result);
        if ($chance === 2) {
            $this->again($operation);
        }
    }

    private function settle(Operation $operation): void
    {
        try {
            $result = ($operation->do)();
        } catch (DomainException|OperationRefusedException|ValidationException $refused) {
            $this->refused($operation, $refused);

            return;
        }
        $this->done($operation, $result);
    }

    private function done(Operation $operation, mixed $result): void
    {
        $this->assertNotNull($operation->effect, 'It was done and must be refused.');
        ($operation->effect)($result);
        $this->counts['done']++;
    }

    private function refused(Operation $operation, Throwable $refused): void
    {
        $this->assertNull($operation->effect, 'It was refused: '.$refused->getMessage());
        $this->counts['refused']++;
    }

    /** Repeats an operation whose response was lost. The repeat is refused or answered as before, and changes nothing. */
    private function again(Operation $operation): void
    {
        $this->counts['told again']++;
        try {
            ($operation->do)();
        } catch (DomainException|OperationRefusedException|ValidationException) {
            return;
        }
    }

    private function mayCrash(): void
    {
        if ($this->left > 0 && DB::transactionLevel() > 0 && --$this->left === 0) {
            throw new Crash;
        }
    }

    protected function compare(): void
    {
        $this->assertSame($this->owned($this->model->balances()), $this->balances());
        foreach ($this->model->tables() as $table => $records) {
            $this->assertSame(array_map(static fn (array $record): string => $record['status'], $records), DB::table($table)->orderBy('id')->pluck('status', 'id')->all(), $table);
        }
        $this->assertSame([], $this->app->make(LedgerVerifier::class)->verify()->problems);
    }

    /**
     * The balances of the house follow from the others.
     *
     * @param  array<string, int>  $balances
     * @return array<string, int>
     */
    private function owned(array $balances): array
    {
        return array_diff_key($balances, ['bonus' => true, 'opening' => true]);
    }

    /** @return array<string, int> by kind and owner, as the entries say */
    private function balances(): array
    {
        $balances = [];
        foreach (DB::table('ledger_accounts')->join('ledger_entries', 'ledger_entries.ledger_account_id', '=', 'ledger_accounts.id')
            ->whereNotIn('kind', ['bonus', 'opening', 'bookmaker'])->groupBy('kind', 'owner_id')->selectRaw('kind, owner_id, sum(amount_cents) as cents')->get() as $row) {
            $balances[(int) $row->owner_id === 0 ? $row->kind : "{$row->kind} {$row->owner_id}"] = (int) $row->cents;
        }
        $balances = array_filter($balances);
        ksort($balances);

        return $balances;
    }
}
