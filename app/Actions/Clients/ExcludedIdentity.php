<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Services\Exclusions\Exclusion;
use RuntimeException;

/** An edit would have made a client a person who may hold no account; nothing was saved. */
final class ExcludedIdentity extends RuntimeException
{
    public function __construct(public readonly Exclusion $exclusion, public readonly string $field)
    {
        parent::__construct("{$exclusion->reason}. A client does not become that person by an edit: if it is the same person, close the account and tell an RSG officer.");
    }
}
