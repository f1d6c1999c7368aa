<?php

declare(strict_types=1);

namespace App\Domain\Intake\Bulk;

/** The result of a bulk call. Every row is counted once. */
final readonly class BulkOutcome
{
    /** @param  list<RefusedRow>  $refused */
    public function __construct(public int $created, public int $updated, public int $unchanged, public array $refused) {}
}
