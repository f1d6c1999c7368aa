<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

use App\Enums\TelescopeEntryType;
use App\Enums\TelescopeOutcome;

/** A recorded entry. It holds no value of a person. */
final readonly class TelescopeRow
{
    public function __construct(
        public int $id,
        public TelescopeEntryType $type,
        /** "GET /clients/{client}", prepared SQL, or the name of a class or an event. */
        public string $label,
        /** The status of a response, or "processed". */
        public ?string $status,
        public TelescopeOutcome $outcome,
        public ?float $duration_ms,
        /** "12 queries, 4.5 ms" */
        public ?string $details,
        public ?string $user_name,
        public string $created_at,
    ) {}
}
