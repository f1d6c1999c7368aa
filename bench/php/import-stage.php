<?php

declare(strict_types=1);

// Runs one stage of import.php's import in this process; prints JSON with its seconds and its peak memory.

use App\Actions\Imports\AdvanceImport;
use App\Models\Import;
use Illuminate\Foundation\Application;

[, $folder, $id, $stage] = $argv;
foreach (['DB_CONNECTION' => 'sqlite', 'DB_DATABASE' => "{$folder}/database.sqlite", 'QUEUE_CONNECTION' => 'database', 'APP_ENV' => 'production', 'CACHE_STORE' => 'array'] as $name => $value) {
    putenv("{$name}={$value}");
    $_ENV[$name] = $_SERVER[$name] = $value;
}
/** @var Application $app */
$app = require __DIR__.'/boot.php';
config(['filesystems.disks.local.root' => $folder]);

$import = Import::query()->findOrFail((int) $id);
$start = $import->options['data_offset'] ?? 0;
$import->update(['status' => $stage, ...($stage === 'undoing' ? [] : ['read_offset' => $start, 'checked_rows' => 0, 'processed_rows' => 0, 'created_rows' => 0])]);
$began = hrtime(true);
while ($app->make(AdvanceImport::class)->handle($import->id, 15)) {
    continue;
}
$seconds = (hrtime(true) - $began) / 1e9;
$import->refresh();

echo json_encode([
    'status' => $import->status, 'created' => $import->created_rows, 'undone' => $import->undone_rows, 'seconds' => round($seconds, 2),
    'peak_mb' => round(memory_get_peak_usage(true) / 1048576, 1), 'error' => $import->error,
], JSON_THROW_ON_ERROR);
