<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use Carbon\CarbonImmutable;

/** A client who opted out of SMS. */
final readonly class RsgOptOut
{
    public function __construct(
        public int $client_id,
        public string $full_name,
        public string $company_name,
        public CarbonImmutable $at,
        public ?string $url,
    ) {}
}
