<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use LogicException;

/** Something else was posted under this key before; nothing was posted now. */
final class PostingKeyReusedException extends LogicException
{
    public function __construct(string $key)
    {
        parent::__construct("Something else was posted as {$key} before.");
    }
}
