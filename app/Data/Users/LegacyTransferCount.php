<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Enums\OwnedWorkKind;

/** The records of one kind in a legacy transfer. */
final readonly class LegacyTransferCount
{
    public function __construct(
        public OwnedWorkKind $kind,
        public int $total,
        /** @var list<string> some names before the start; empty for work about a client's protection, and for viewers who don't see clients */
        public array $samples,
    ) {}
}
