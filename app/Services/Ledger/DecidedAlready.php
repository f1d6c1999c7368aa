<?php

declare(strict_types=1);

namespace App\Services\Ledger;

use App\Models\User;
use Carbon\CarbonImmutable;

/** Two people clicked, or one twice; this one came second and changed nothing. */
final class DecidedAlready extends MoveRefused
{
    /**
     * @param  string  $what  'transfer' or 'bonus'
     * @param  string  $now  how it stands, as a word: 'declined'
     */
    public function __construct(string $what, string $now, ?User $by, ?CarbonImmutable $at = null)
    {
        $who = $by === null ? '' : " by {$by->full_name}";
        $when = match (true) {
            $at === null => '',
            $at->diffInSeconds() < 60 => ', just now',
            default => ", {$at->diffForHumans()}",
        };
        parent::__construct("This {$what} is {$now}{$who} already{$when}. Nothing was changed.");
    }
}
