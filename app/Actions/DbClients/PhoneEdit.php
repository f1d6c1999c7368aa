<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Enums\ConsentBasis;
use Carbon\CarbonImmutable;

/** A number of a prospect as a form holds it; without an id it is new. */
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
