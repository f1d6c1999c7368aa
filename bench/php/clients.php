<?php

declare(strict_types=1);

// Prints clients for intake calls, without those who share a mobile: of two messages of one conversation only the newer must
// arrive. Argument: the number of clients.

use App\Models\Client;
use Illuminate\Foundation\Application;

/** @var Application $app */
$app = require __DIR__.'/boot.php';

$alone = Client::query()->whereNotNull('mobile_e164')->groupBy('mobile_e164')->havingRaw('count(*) = 1')->select('mobile_e164');

echo Client::query()->whereIn('mobile_e164', $alone)->orderBy('id')->limit((int) $argv[1])->get(['pin', 'mobile_e164'])->toJson();
