<?php

declare(strict_types=1);

// Compares the approval of withdrawals with a raw PDO loop that reads and writes the same rows with the same commits; prints
// JSON with approvals per second. SQLite, synchronous FULL. Arguments: the approvals of a round and the number of rounds.

use App\Actions\Withdrawals\ApproveWithdrawal;
use App\Actions\Withdrawals\CheckWithdrawal;
use App\Domain\Ledger\WithdrawalLedger;
use App\Enums\BankAccountStatus;
use App\Enums\StaffRole;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\Company;
use App\Models\Role;
use App\Models\User;
use App\Models\Withdrawal;
use Database\Factories\OpeningBalances;
use Database\Seeders\RoleSeeder;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;

[, $approvals, $rounds] = [...$argv, '1000', '5'];
$folder = sys_get_temp_dir().'/paddock-bench-'.getmypid();
mkdir($folder);
touch("{$folder}/database.sqlite");
foreach (['DB_CONNECTION' => 'sqlite', 'DB_DATABASE' => "{$folder}/database.sqlite", 'DB_SYNCHRONOUS' => 'FULL', 'QUEUE_CONNECTION' => 'database', 'APP_ENV' => 'production', 'APP_KEY' => 'base64:'.base64_encode(random_bytes(32)), 'SERVICES_KEY' => 'base64:'.base64_encode(random_bytes(32))] as $name => $value) {
    putenv("{$name}={$value}");
    $_ENV[$name] = $_SERVER[$name] = $value;
}

/** @var Application $app */
$app = require dirname(__DIR__).'/boot.php';
Illuminate\Support\Facades\Artisan::call('migrate', ['--force' => true]);
(new RoleSeeder)->run();

$person = static fn (string $name): User => User::query()->forceCreate([
    'first_name' => $name, 'last_name' => 'Bench', 'email' => "{$name}@example.com", 'password' => 'x', 'role_id' => Role::query()->where('name', StaffRole::PaymentsManager->value)->value('id'), 'is_active' => true,
]);
[$checker, $approver] = [$person('checker'), $person('approver')];
$company = Company::query()->create(['name' => 'Bench', 'slug' => 'bench', 'color' => '#123456']);

/** @return list<Withdrawal> checked, each of another client */
$withdrawals = static function (int $count) use ($app, $company, $checker): array {
    $made = [];
    for ($i = 0; $i < $count; $i++) {
        $made[] = DB::transaction(static function () use ($app, $company, $checker): Withdrawal {
            $client = Client::query()->create(['company_id' => $company->id, 'pin' => Str::random(10), 'first_name' => 'Mei', 'last_name' => 'Chen', 'status' => 'active', 'balance_cents' => 50_000]);
            $app->make(OpeningBalances::class)->open([$client->id], []);
            $account = BankAccount::query()->create(['client_id' => $client->id, 'bsb' => '063-000', 'number' => '12345678', 'holder' => 'Mei Chen', 'fingerprint' => Str::random(64), 'status' => BankAccountStatus::Verified]);
            $withdrawal = Withdrawal::query()->create(['reference' => (string) Str::ulid(), 'client_id' => $client->id, 'bank_account_id' => $account->id, 'amount_cents' => 20_000, 'requested_at' => now()]);
            $app->make(WithdrawalLedger::class)->requested($withdrawal);
            $withdrawal->update(['held_at' => now()]);

            return $app->make(CheckWithdrawal::class)->handle($withdrawal, $checker);
        });
    }

    return $made;
};

// The rows the product writes for one approval: the raw loop writes the same rows with other ids.
[$sample] = $withdrawals(1);
$writes = [];
DB::listen(static function ($query) use (&$writes): void {
    if (preg_match('/\A(insert|update)/i', $query->sql) === 1) {
        $writes[] = [$query->sql, $query->bindings];
    }
});
$app->make(ApproveWithdrawal::class)->handle($sample, $approver);
DB::getEventDispatcher()?->forget(Illuminate\Database\Events\QueryExecuted::class);

require dirname(__DIR__).'/sqlite.php';
$plain = plain_sqlite("{$folder}/database.sqlite");
$plain->exec('pragma synchronous = FULL; pragma foreign_keys = ON');
$reads = array_map($plain->prepare(...), ['select * from clients where id = ?', 'select * from withdrawals where id = ?', 'select * from bank_accounts where id = ?']);
$statements = array_map(static fn (array $write): array => [$plain->prepare($write[0]), $write[1]], $writes);

$raw = static function (Withdrawal $withdrawal) use ($plain, $reads, $statements, $sample): void {
    $plain->exec('begin immediate');
    foreach ([$withdrawal->client_id, $withdrawal->id, $withdrawal->bank_account_id] as $place => $id) {
        $reads[$place]->execute([$id]);
        $reads[$place]->fetchAll();
    }
    foreach ($statements as [$statement, $bindings]) {
        $statement->execute(array_map(static fn (mixed $value): mixed => match (true) {
            $value === $sample->id => $withdrawal->id,
            $value === $sample->client_id => $withdrawal->client_id,
            $value instanceof DateTimeInterface => $value->format('Y-m-d H:i:s'),
            default => $value,
        }, $bindings));
    }
    $plain->exec('commit');
};

$time = static function (array $withdrawals, callable $approve): float {
    $start = hrtime(true);
    foreach ($withdrawals as $withdrawal) {
        $approve($withdrawal);
    }

    return count($withdrawals) / ((hrtime(true) - $start) / 1e9);
};
$taken = [];
for ($round = 0; $round <= (int) $rounds; $round++) {
    $both = array_chunk($withdrawals(2 * (int) $approvals), max(1, (int) $approvals));
    $service = $time($both[0], static fn (Withdrawal $withdrawal) => $app->make(ApproveWithdrawal::class)->handle($withdrawal, $approver));
    $bare = $time($both[1], $raw);
    // The first round is a warm-up.
    $round > 0 && $taken[] = ['service' => $service, 'raw' => $bare, 'ratio' => $service / $bare];
}
$still = Withdrawal::query()->where('status', 'checked')->count();
if ($still !== 0) {
    fwrite(STDERR, "{$still} withdrawals were not approved.\n");
    exit(1);
}
echo json_encode(['writes' => array_column($writes, 0), 'load' => sys_getloadavg()[0] ?? 0.0, 'rounds' => $taken], JSON_THROW_ON_ERROR | JSON_PRETTY_PRINT), "\n";
array_map(unlink(...), glob("{$folder}/*") ?: []);
rmdir($folder);
