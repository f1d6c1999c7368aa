<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of an assigned training: assigned > started > passed or failed; lapsed when it was not passed by the due date. */
enum TrainingStatus: string
{
    use PlainLabel;

    case Assigned = 'assigned';
    case Started = 'started';
    case Passed = 'passed';
    case Failed = 'failed';
    case Lapsed = 'lapsed';
}
