<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\BarredMatchStatus;

/** A client who is or may be the person of a barred entry. The time is UTC. */
final readonly class BarredMatchRow
{
    /** @param  list<string>  $reasons  in words; contact details are masked for viewers who don't need them */
    public function __construct(
        public int $id,
        public int $client_id,
        public string $client_name,
        public string $client_pin,
        public ?string $client_date_of_birth,
        public BarredMatchStatus $status,
        /** 0 to 100. */
        public int $score,
        public array $reasons,
        /** Null when it was decided automatically, or is not decided. */
        public ?string $decided_by,
        public ?string $decided_at,
    ) {}
}
