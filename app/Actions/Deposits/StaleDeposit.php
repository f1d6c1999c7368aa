<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Models\Deposit;
use App\Services\Ledger\MoveRefused;

/** Somebody decides on a deposit that has changed since they looked at it. */
final class StaleDeposit extends MoveRefused
{
    public function __construct(Deposit $now)
    {
        $who = $now->client === null ? '' : ($now->status->isWaiting() ? " and meant for {$now->client->full_name}" : " for {$now->client->full_name}");
        parent::__construct("This deposit changed while you looked at it: it is {$now->status->inSentence()}{$who} now. Look at it again, then decide.");
    }
}
