<?php

declare(strict_types=1);

// Imports a file of clients, and for comparison inserts the same rows with plain PHP (fgetcsv and statements of 500 rows);
// prints JSON: seconds of each, their ratio, and the peak memory. `php bench/php/import.php [rows]`, on SQLite.

use App\Domain\Imports\FilePreparer;
use App\Domain\Imports\ImportFile;
use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Enums\ImportStatus;
use App\Infrastructure\Files\LocalFile;
use App\Models\Company;
use App\Models\Import;
use App\Models\User;
use Illuminate\Foundation\Application;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\File;

$rows = (int) ($argv[1] ?? 100_000);
$folder = sys_get_temp_dir().'/paddock-import-'.getmypid();
mkdir($folder);
foreach (['DB_CONNECTION' => 'sqlite', 'DB_DATABASE' => "{$folder}/database.sqlite", 'QUEUE_CONNECTION' => 'database', 'APP_ENV' => 'production', 'CACHE_STORE' => 'array', 'APP_KEY' => 'base64:'.base64_encode(str_repeat('k', 32))] as $name => $value) {
    putenv("{$name}={$value}");
    $_ENV[$name] = $_SERVER[$name] = $value;
}
touch("{$folder}/database.sqlite");
/** @var Application $app */
$app = require __DIR__.'/boot.php';
config(['filesystems.disks.local.root' => $folder]);
require __DIR__.'/sqlite.php';
Artisan::call('migrate', ['--force' => true]);

$user = User::factory()->createOne();
$company = Company::query()->create(['name' => 'Genweb', 'slug' => 'genweb', 'color' => 'blue']);
$import = Import::query()->create([
    'kind' => ImportKind::Clients, 'name' => 'bench.csv', 'format' => 'csv', 'header' => ['First name', 'Last name', 'DOB', 'Mobile', 'Email', 'Address', 'Suburb', 'State', 'Postcode'],
    'mapping' => ['first_name' => 0, 'last_name' => 1, 'date_of_birth' => 2, 'mobile_e164' => 3, 'email' => 4, 'address' => 5, 'suburb' => 6, 'state' => 7, 'postcode' => 8],
    'defaults' => ['company_id' => (string) $company->id], 'mode' => ImportMode::Create, 'status' => ImportStatus::Uploaded, 'user_id' => $user->id, 'sha256' => '',
]);
$file = new ImportFile($import);
$original = LocalFile::make();
$out = fopen($original->path, 'wb') ?: exit(1);
fputcsv($out, $import->header, escape: '');
$first = ['Ann', 'Bao', 'Carla', 'Dev', 'Emma', 'Farid', 'Grace', 'Hugo', 'Isla', 'Jack'];
$last = ['Walsh', 'Nguyen', 'Okafor', 'Reid', 'Singh', 'Tran', 'Urban', 'Vella', 'Wong', 'Young'];
for ($i = 0; $i < $rows; $i++) {
    fputcsv($out, [
        $first[$i % 10], $last[intdiv($i, 10) % 10].chr(97 + intdiv($i, 100) % 26), sprintf('%d/%d/%d', 1 + $i % 28, 1 + intdiv($i, 28) % 12, 1950 + intdiv($i, 336) % 55),
        sprintf('04%08d', 12_000_000 + $i), "person{$i}@mail.example", (1 + $i % 200).' Bridge Road', 'Richmond', 'VIC', '3121',
    ], escape: '');
}
fclose($out);

$preparer = new FilePreparer;
[$prepared, $offset] = $preparer->prepare($original, $rowsFile = LocalFile::make(), $preparer->encodingOf($original));
$import->update(['rows_file' => $file->putRows($rowsFile->path), ...Arr::only($prepared, ['delimiter', 'encoding', 'total_rows']), 'read_offset' => $offset, 'options' => ['data_offset' => $offset]]);
$import->update(['undone_by' => $user->id]);
$data = [];
// One process for each stage, as in the queue, so that each stage's memory is separate.
foreach (['checking', 'running', 'undoing'] as $stage) {
    $data[$stage] = json_decode((string) shell_exec(PHP_BINARY.' '.escapeshellarg(__DIR__.'/import-stage.php').' '.escapeshellarg($folder)." {$import->id} {$stage}"), true, flags: JSON_THROW_ON_ERROR);
}

// The comparison: the same clients into an empty table with the same columns.
DB::disconnect();
$plain = "{$folder}/plain.sqlite";
config(['database.connections.sqlite.database' => $plain]);
touch($plain);
DB::purge();
Artisan::call('migrate', ['--force' => true]);
Company::query()->create(['name' => 'Genweb', 'slug' => 'genweb', 'color' => 'blue']);
DB::disconnect();
$pdo = plain_sqlite($plain);
$pdo->exec('pragma synchronous = FULL');
$start = hrtime(true);
$in = fopen($rowsFile->path, 'rb') ?: exit(1);
fgetcsv($in, escape: '');
$pin = 10_000_000;
$statement = null;
do {
    $values = [];
    for ($count = 0; $count < 500 && ($cells = fgetcsv($in, escape: '')) !== false; $count++) {
        array_push($values, 1, (string) $pin++, $cells[0], $cells[1], $cells[2], '+61'.substr((string) $cells[3], 1), $cells[4], $cells[5], $cells[6], $cells[7], $cells[8], 'active', '2026-01-01 00:00:00', '2026-01-01 00:00:00', '2026-01-01 00:00:00');
    }
    if ($count > 0) {
        $pdo->beginTransaction();
        $pdo->prepare('insert into clients (company_id, pin, first_name, last_name, date_of_birth, mobile_e164, email, address, suburb, state, postcode, status, new_account_checked_at, created_at, updated_at) values '.implode(',', array_fill(0, $count, '(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)')))->execute($values);
        $pdo->commit();
    }
} while ($count === 500);
$plainSeconds = (hrtime(true) - $start) / 1e9;

echo json_encode([
    'rows' => $rows, 'check' => $data['checking'], 'import' => $data['running'], 'undo' => $data['undoing'], 'plain_seconds' => round($plainSeconds, 2),
    'ratio' => round($data['running']['seconds'] / $plainSeconds, 2),
], JSON_THROW_ON_ERROR)."\n";
File::deleteDirectory($folder);
