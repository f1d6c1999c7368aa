<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

use App\Enums\ConsentBasis;
use Carbon\CarbonImmutable;

/** A number in the form of a DB client; a new one has no id. */
final readonly class PhoneEdit
{
    public function __construct(
        public ?int $id,
        public string $e164,
        public ?string $source,
        public ConsentBasis $consentBasis,
        public ?CarbonImmutable $consentAt,
        public ?string $evidence,
    ) {}
}
