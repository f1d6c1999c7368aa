<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

/** Where the chain ended when it last added up: it must lead through there for ever. */
final readonly class Anchor
{
    public function __construct(
        /** Of the last ledger transaction then. */
        public int $id,
        public string $hash,
        /** UTC, for people. */
        public string $at,
    ) {}
}
