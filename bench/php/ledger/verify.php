<?php

declare(strict_types=1);

// Runs each check of the verifier on the ledger of the configured database, after scale.php; prints JSON.

use App\Domain\Ledger\Verify\LedgerVerifier;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\DB;

/** @var Application $app */
$app = require dirname(__DIR__).'/boot.php';

$loadBefore = sys_getloadavg()[0] ?? 0.0;
$checks = [];
$start = hrtime(true);
$result = $app->make(LedgerVerifier::class)->verify(passed: static function (string $check, float $seconds) use (&$checks): void {
    $checks[] = ['check' => $check, 'seconds' => round($seconds, 2)];
});

echo json_encode([
    'database' => DB::getDriverName(), 'entries' => $result->entries_count, 'transactions' => $result->transactions_count, 'problems' => $result->problems_count,
    'seconds' => round((hrtime(true) - $start) / 1e9, 2), 'peak_mb' => round(memory_get_peak_usage(true) / 1048576, 1), 'checks' => $checks,
    'load_before' => $loadBefore, 'load_after' => sys_getloadavg()[0] ?? 0.0,
], JSON_THROW_ON_ERROR)."\n";
