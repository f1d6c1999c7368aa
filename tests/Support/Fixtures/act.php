<?php

declare(strict_types=1);

/*
 * One process of Tests\Support\Crowd: reads a closure from the standard input, calls it with the product booted, and
 * writes what it returned. Its argument is the file that opens the gate for all of them.
 */

use Illuminate\Contracts\Console\Kernel;
use Illuminate\Foundation\Application;
use Laravel\SerializableClosure\SerializableClosure;
use Tests\Support\Crowd;

require dirname(__DIR__, 3).'/vendor/autoload.php';

$gate = $argv[1];

/** @var Application $app */
$app = require dirname(__DIR__, 3).'/bootstrap/app.php';
$app->make(Kernel::class)->bootstrap();

/** @var SerializableClosure $action */
$action = unserialize((string) stream_get_contents(STDIN));

$wait = static function () use ($gate): void {
    fwrite(STDERR, Crowd::READY);
    while (! file_exists($gate)) {
        usleep(200);
        clearstatcache();
    }
};

try {
    echo serialize($action($wait));
} catch (Throwable $exception) {
    fwrite(STDERR, (string) $exception);
    exit(1);
}
