<?php

declare(strict_types=1);

namespace App\Infrastructure\Deliveries;

/** The result of replaying a delivery. */
enum ReplayOutcome: string
{
    case Processed = 'processed';
    case Refused = 'refused';
    case Failed = 'failed';
    /** Not replayed: another process is handling it, or the system is temporarily unavailable. */
    case Later = 'later';
    case AlreadyProcessed = 'already processed';
}
