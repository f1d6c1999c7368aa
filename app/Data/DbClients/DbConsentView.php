<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Enums\ConsentBasis;

/** A recorded consent of a DB client. */
final readonly class DbConsentView
{
    public function __construct(
        public int $id,
        public string $purpose,
        public ConsentBasis $basis,
        public ?string $evidence,
        public ?string $recorder_name,
        public string $recorded_at,
    ) {}
}
