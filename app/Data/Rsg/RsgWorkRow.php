<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\RsgWorkKind;
use Carbon\CarbonImmutable;

/** One piece of open RSG work. */
final readonly class RsgWorkRow
{
    public function __construct(
        public RsgWorkKind $kind,
        public int $id,
        public string $title,
        public string $client_name,
        public ?string $owner_name,
        public ?int $amount_cents,
        public CarbonImmutable $since,
        public CarbonImmutable $due_at,
        public bool $is_overdue,
        public ?string $url,
    ) {}
}
