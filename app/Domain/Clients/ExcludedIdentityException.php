<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Domain\Protection\Exclusion;
use RuntimeException;

/** An edit would give a client an excluded person's identity; nothing was saved. */
final class ExcludedIdentityException extends RuntimeException
{
    public function __construct(public readonly Exclusion $exclusion, public readonly string $field)
    {
        parent::__construct(
            "{$exclusion->reason}. You can’t give a client an excluded person’s identity. If this is the same person, close the account and tell an RSG officer.",
        );
    }
}
