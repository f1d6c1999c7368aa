<?php

declare(strict_types=1);

namespace App\Actions\Deposits\Duplicates;

use App\Enums\DuplicateCaseStatus;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Services\Ledger\MoveRefused;

/** Two people decided on one case; this one came second and changed nothing. */
final class CaseDecided extends MoveRefused
{
    public function __construct(DuplicateCase $now, User $decider)
    {
        $who = $now->decidedBy === null ? 'Somebody' : ($now->decidedBy->is($decider) ? 'You' : $now->decidedBy->full_name);
        $when = $now->decided_at === null ? '' : ' on '.$now->decided_at->setTimezone($decider->timezone)->format('j M Y, H:i');
        $what = match ($now->status) {
            DuplicateCaseStatus::Open => 'opened this case again',
            DuplicateCaseStatus::Confirmed => 'confirmed this case',
            DuplicateCaseStatus::Returned => 'returned the money of this case',
            DuplicateCaseStatus::Dismissed => 'dismissed this case',
        };

        parent::__construct("{$who} {$what}{$when}".($now->note === null ? '.' : ": “{$now->note}”.").' Nothing was changed.');
    }
}
