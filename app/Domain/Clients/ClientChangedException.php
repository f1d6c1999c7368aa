<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Data\Clients\FieldConflict;
use RuntimeException;

/** A colleague changed the same fields; nothing was saved. */
final class ClientChangedException extends RuntimeException
{
    /** @param  non-empty-list<FieldConflict>  $conflicts */
    public function __construct(public readonly array $conflicts)
    {
        parent::__construct('A colleague changed the same fields while you were editing.');
    }
}
