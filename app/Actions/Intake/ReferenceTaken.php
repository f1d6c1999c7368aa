<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use DomainException;
use Illuminate\Contracts\Debug\ShouldntReport;

/** The sender's own key belongs to something with another content already. */
final class ReferenceTaken extends DomainException implements ShouldntReport
{
    public function __construct(string $field)
    {
        parent::__construct("This {$field} was used for another content. Nothing was changed; use a new one for something new.");
    }
}
