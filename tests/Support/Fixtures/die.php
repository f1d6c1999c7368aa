<?php

declare(strict_types=1);

/*
 * One process of Tests\Support\Mortal: reads a closure from the standard input, calls it with the product booted, and kills
 * itself at the step that its argument says.
 */

use Illuminate\Contracts\Console\Kernel;
use Illuminate\Database\Events\TransactionCommitted;
use Illuminate\Database\Events\TransactionCommitting;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Laravel\SerializableClosure\SerializableClosure;

require dirname(__DIR__, 3).'/vendor/autoload.php';

/** @var Application $app */
$app = require dirname(__DIR__, 3).'/bootstrap/app.php';
$app->make(Kernel::class)->bootstrap();

/** @var SerializableClosure $deed */
$deed = unserialize((string) stream_get_contents(STDIN));

$left = (int) $argv[1];
$step = static function () use (&$left): void {
    if (--$left === 0) {
        posix_kill((int) getmypid(), 9);
    }
};
DB::connection()->beforeExecuting($step);
Event::listen([TransactionCommitting::class, TransactionCommitted::class], $step);

try {
    $deed();
} catch (Throwable $exception) {
    fwrite(STDERR, (string) $exception);
    exit(1);
}
