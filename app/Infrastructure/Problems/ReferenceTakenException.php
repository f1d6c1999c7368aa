<?php

declare(strict_types=1);

namespace App\Infrastructure\Problems;

use DomainException;
use Illuminate\Contracts\Debug\ShouldntReport;

/** The sender's reference is already used for a record with other content. */
final class ReferenceTakenException extends DomainException implements ShouldntReport
{
    public function __construct(string $field)
    {
        parent::__construct("This {$field} was already used with different content. Nothing was changed. Use a new {$field} for a new record.");
    }
}
