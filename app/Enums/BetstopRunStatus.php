<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a background check with the BetStop register: running > done or failed. */
enum BetstopRunStatus: string
{
    use PlainLabel;

    case Running = 'running';
    case Done = 'done';
    case Failed = 'failed';
}
