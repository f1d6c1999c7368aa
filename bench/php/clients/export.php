<?php

declare(strict_types=1);

// Compares the export of the whole client list with the database's command-line client, which writes the same columns of the
// same rows as CSV; prints JSON. Arguments: a folder for both files, and the number of rounds.

use App\Actions\Reports\RequestExport;
use App\Enums\ExportKind;
use App\Enums\ExportStatus;
use App\Lists\Exports\ExportScope;
use App\Lists\Exports\ExportWriter;
use App\Models\Export;
use App\Models\User;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\DB;

/** @var Application $app */
$app = require dirname(__DIR__).'/boot.php';

[, $folder, $rounds] = [...$argv, '1'];
config(['filesystems.disks.local.root' => $folder]);

// The same columns as the list: look-up tables joined, times and money as stored.
const COLUMNS = <<<'SQL'
    select c.pin, c.first_name, c.last_name, k.name, m.first_name, m.last_name, a.name, c.state, c.status, c.client_rating, r.description, c.balance_cents,
    c.last_bet_at, c.last_deposit_at, c.betstop_state, c.is_barred, c.sms_opted_out_at from clients c left join companies k on k.id = c.company_id
    left join users m on m.id = c.account_manager_id left join affiliates a on a.id = c.affiliate_id left join client_ratings r on r.value = c.client_rating
    where c.deleted_at is null order by c.id
    SQL;

// Our export, in the order of the screen (last bet first); the plain one uses the order of ids, which is cheaper.
const SHOWN = [
    'pin', 'full_name', 'company_name', 'account_manager', 'affiliate_name', 'state', 'status', 'client_rating', 'balance_cents', 'last_bet_at', 'last_deposit_at', 'marks',
];

$user = User::query()->where('is_active', true)->whereHas('role', static fn ($roles) => $roles->where('name', 'developer'))->orderBy('id')->firstOrFail();
$seconds = ['ours' => [], 'base' => []];
$export = null;
for ($round = 0; $round < (int) $rounds; $round++) {
    $start = hrtime(true);
    $export = $app->make(RequestExport::class)->handle(ExportKind::Clients, new ExportScope($user, [], null, SHOWN), 'Bench');
    while ($app->make(ExportWriter::class)->writePart(Export::query()->findOrFail($export->id))) {
        continue;
    }
    $seconds['ours'][] = (hrtime(true) - $start) / 1e9;
    $export->refresh();
    if ($export->status !== ExportStatus::Ready) {
        throw new RuntimeException("The export is {$export->status->value}: {$export->error}");
    }

    $start = hrtime(true);
    plain_csv("{$folder}/plain.csv");
    $seconds['base'][] = (hrtime(true) - $start) / 1e9;
}
assert($export instanceof Export);
sort($seconds['ours']);
sort($seconds['base']);
$middle = intdiv((int) $rounds - 1, 2);

echo json_encode([
    'database' => DB::getDriverName(), 'rows' => $export->written_rows, 'bytes' => $export->bytes, 'seconds' => round($seconds['ours'][$middle], 3), 'peak_mb' => round(memory_get_peak_usage(true) / 1048576, 1),
    'base_seconds' => round($seconds['base'][$middle], 3), 'base_bytes' => filesize("{$folder}/plain.csv"),
    'ratio' => round($seconds['ours'][$middle] / $seconds['base'][$middle], 2), 'load' => sys_getloadavg()[0] ?? 0.0,
], JSON_THROW_ON_ERROR)."\n";

function plain_csv(string $file): void
{
    $settings = DB::connection()->getConfig();
    $sql = (string) preg_replace('/\s+/', ' ', COLUMNS);
    [$command, $password] = match (DB::getDriverName()) {
        'sqlite' => [['sqlite3', '-csv', $settings['database'], $sql], []],
        'mariadb' => [['mariadb', '--no-defaults', '--protocol=tcp', '-h', $settings['host'], '-P', $settings['port'], '-u', $settings['username'], '--batch', '--quick', $settings['database'], '-e', $sql], ['MYSQL_PWD' => $settings['password']]],
        default => [['psql', '-h', $settings['host'], '-p', $settings['port'], '-U', $settings['username'], '-q', '-c', "\\copy ({$sql}) to stdout csv", $settings['database']], ['PGPASSWORD' => $settings['password']]],
    };
    $process = proc_open($command, [1 => ['file', $file, 'w'], 2 => STDERR], $pipes, env_vars: [...getenv(), ...$password]);
    if ($process === false || proc_close($process) !== 0) {
        throw new RuntimeException("{$command[0]} did not write its file.");
    }
}
