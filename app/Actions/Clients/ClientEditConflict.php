<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Data\Clients\FieldConflict;
use RuntimeException;

/** Somebody else has meanwhile changed the same fields to something else; nothing was saved. */
final class ClientEditConflict extends RuntimeException
{
    /** @param  non-empty-list<FieldConflict>  $conflicts */
    public function __construct(public readonly array $conflicts)
    {
        parent::__construct('Somebody else changed the same fields while you were editing.');
    }
}
