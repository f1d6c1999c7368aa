<?php

declare(strict_types=1);

namespace App\Data\Leads;

use App\Enums\ClientStatus;

/** A client who may be the lead already. */
final readonly class DuplicateClient
{
    /** @param  list<string>  $reasons  in words */
    public function __construct(
        public int $id,
        public string $full_name,
        public string $pin,
        public ClientStatus $status,
        public int $score,
        public array $reasons,
        /** Whether something must be decided about it. */
        public bool $is_likely,
        public string $url,
    ) {}
}
