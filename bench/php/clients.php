<?php

declare(strict_types=1);

// Prints clients for intake calls. Argument: the number of clients.

use App\Models\Client;
use Illuminate\Foundation\Application;

/** @var Application $app */
$app = require __DIR__.'/boot.php';

echo Client::query()->whereNotNull('mobile_e164')->orderBy('id')->limit((int) $argv[1])->get(['pin', 'mobile_e164'])->toJson();
