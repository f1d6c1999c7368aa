<?php

declare(strict_types=1);

/*
 * The application's own broadcaster, driven by the tests of the realtime server: one JSON order a line in, one answer a
 * line out. Everything it knows of the server comes from the environment.
 */

use App\Infrastructure\Realtime\RealtimeConnection;
use Illuminate\Contracts\Console\Kernel;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Broadcast;

require dirname(__DIR__, 3).'/vendor/autoload.php';
$app = require dirname(__DIR__, 3).'/bootstrap/app.php';
$app->make(Kernel::class)->bootstrap();

while (($line = fgets(STDIN)) !== false) {
    $order = json_decode($line, true, flags: JSON_THROW_ON_ERROR);
    $answer = match ($order['do']) {
        'publish' => Broadcast::connection()->broadcast($order['channels'], $order['event'], $order['payload']),
        'authorise' => Broadcast::connection()->validAuthenticationResponse(Request::create('/broadcasting/auth', 'POST', $order), $order['member']),
        'settings' => app(RealtimeConnection::class)->client(),
    };
    echo json_encode($answer, JSON_THROW_ON_ERROR), "\n";
}
