<?php

declare(strict_types=1);

namespace App\Data\Leads;

use App\Enums\ClientStatus;

/** A client who may be the same person as the lead. */
final readonly class DuplicateClient
{
    /** @param  list<string>  $reasons  texts for staff */
    public function __construct(
        public int $id,
        public string $full_name,
        public string $pin,
        public ClientStatus $status,
        public int $score,
        public array $reasons,
        /** Whether the user must decide about this client. */
        public bool $is_likely,
        public string $url,
    ) {}
}
