<?php

declare(strict_types=1);

// Compares postings through the ledger, one commit each, with a plain PDO script that inserts the same rows with the same
// commits, on the configured database; prints JSON with postings per second. Arguments: the postings of a round (1,000) and
// the number of rounds (3).

use App\Domain\Ledger\Account;
use App\Domain\Ledger\Entry;
use App\Domain\Ledger\Ledger;
use App\Domain\Ledger\Posting;
use App\Enums\LedgerAccountKind;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\Client;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\DB;

/** @var Application $app */
$app = require dirname(__DIR__).'/boot.php';
require __DIR__.'/BareLedger.php';

const CLIENTS = 200;

[$many, $rounds] = [(int) ($argv[1] ?? 1_000), (int) ($argv[2] ?? 3)];
$book = $app->make(Ledger::class);
$clients = DB::table('clients')->orderBy('id')->limit(CLIENTS)->pluck('id')->all();
while (count($clients) < CLIENTS) {
    $clients[] = Client::factory()->createOne()->id;
}
// Numbers that earlier runs have not used.
$source = (int) DB::table('transactions')->where('source_type', 'bench')->max('source_id');

/** @return array{float, float} seconds on the clock and of the processor: a client gets money, and every other time gives some back */
$ours = static function () use ($book, $clients, $many, &$source): array {
    $postings = [];
    for ($i = 0; $i < $many; $i++) {
        $client = $clients[$i % CLIENTS];
        $isSecond = $i % 2 === 1;
        $source += $isSecond ? 0 : 1;
        $cents = $isSecond ? -1 : 10_000;
        $client = $isSecond ? $postings[$i - 1]->clientId ?? $client : $client;
        $postings[] = new Posting(
            "bench:{$source}:".($isSecond ? 'settled' : 'placed'), TransactionType::Adjustment, $isSecond ? TransactionStatus::Completed : TransactionStatus::Pending, 'bench', $source, $client, 10_000,
            [new Entry(Account::available($client), $cents), new Entry(Account::house(LedgerAccountKind::Adjustments), -$cents)], now()->toImmutable(), reference: "B-{$source}",
        );
    }
    $start = [hrtime(true), cpu_seconds()];
    foreach ($postings as $posting) {
        DB::transaction(static fn (): array => $book->post($posting));
    }

    return [(hrtime(true) - $start[0]) / 1e9, cpu_seconds() - $start[1]];
};

$bare = new BareLedger(DB::connection());
$taken = [];
for ($round = 0; $round <= $rounds; $round++) {
    [$seconds, $cpu] = $ours();
    [$bareSeconds, $bareCpu] = $bare->repeat();
    // The first round is a warm-up.
    if ($round > 0) {
        $taken[] = ['ours' => $many / $seconds, 'bare' => $many / $bareSeconds, 'ratio' => $bareSeconds / $seconds, 'cpu_ratio' => $bareCpu / $cpu];
    }
}
$middle = static function (string $key) use ($taken): float {
    $values = array_column($taken, $key);
    sort($values);

    return round($values[intdiv(count($values) - 1, 2)], 3);
};
echo json_encode([
    'database' => DB::getDriverName(), 'postings' => $many, 'rounds' => $rounds, 'ours' => $middle('ours'), 'bare' => $middle('bare'), 'ratio' => $middle('ratio'), 'cpu_ratio' => $middle('cpu_ratio'), 'load' => sys_getloadavg()[0] ?? 0.0,
], JSON_THROW_ON_ERROR)."\n";
