<?php

declare(strict_types=1);

namespace App\Services\Intake\Deliveries;

/** What doing a kept delivery again came to. */
enum ReplayOutcome: string
{
    case Processed = 'processed';
    case Refused = 'refused';
    case Failed = 'failed';
    /** Nothing was done: somebody works on it at this moment, or the product cannot work just now. */
    case Later = 'later';
    /** Nothing was done, and nothing had to be. */
    case AlreadyProcessed = 'already processed';
}
