<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Property;

use App\Domain\Ledger\TransactionDays;
use App\Domain\Stats\MonthlyStats;
use App\Domain\Stats\StatMonths;
use Illuminate\Support\Facades\DB;
use Random\Randomizer;

/** Random operations among a few clients, with merges, chains of merges and undos between them. All balances are compared after each operation. */
final class RandomMergeTest extends RandomMoneyTestCase
{
    protected const OPERATIONS = 300;

    protected const COMPARED_EVERY = 1;

    protected function world(Randomizer $random, MoneyModel $model): MoneyWorld
    {
        return new MoneyWorld($random, $model, clients: 5, operators: 3);
    }

    protected function weights(MoneyWorld $world): array
    {
        $merges = new MergeOperations($world, $this->model);

        return [...parent::weights($world), [12, $merges->merge(...)], [16, $merges->undo(...)]];
    }

    protected function compare(): void
    {
        parent::compare();
        $client = fn (array $record): ?int => $record['client'] === null ? null : $this->model->merges->client($record['client']);
        foreach ($this->model->tables() as $table => $records) {
            $this->assertSame(array_map($client, $records), DB::table($table)->orderBy('id')->pluck('client_id', 'id')->all(), "Clients of {$table}");
        }
        $times = DB::table('deposits')->where('status', 'approved')->groupBy('client_id')->selectRaw('client_id, max(value_at) as last')->pluck('last', 'client_id')->all();
        foreach (DB::table('clients')->whereNull('deleted_at')->pluck('last_deposit_at', 'id') as $id => $last) {
            $this->assertSame($times[$id] ?? null, $last, "Last deposit of client {$id}");
        }
        $bets = array_map(fn (array $bet): int => $this->model->merges->site($bet['site']), $this->model->bets);
        ksort($bets);
        $this->assertSame($bets, DB::table('bets')->orderBy('external_id')->pluck('site_account_id', 'external_id')->all());
        $this->assertSame([], app(MonthlyStats::class)->wrong(array_map(intval(...), array_values(DB::table('clients')->pluck('id')->all())), StatMonths::last(3)));
        app(TransactionDays::class)->catchUp();
        $this->assertSame([], app(TransactionDays::class)->wrong());
    }
}
