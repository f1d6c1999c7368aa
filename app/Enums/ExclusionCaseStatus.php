<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of an exclusion case: open > completed (every step is done) > lifted. */
enum ExclusionCaseStatus: string
{
    use PlainLabel;

    case Open = 'open';
    case Completed = 'completed';
    case Lifted = 'lifted';
}
