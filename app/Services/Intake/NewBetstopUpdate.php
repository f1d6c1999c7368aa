<?php

declare(strict_types=1);

namespace App\Services\Intake;

use App\Enums\BetstopChange;
use Carbon\CarbonImmutable;

/** A change in the national self-exclusion register, as the intake received it and checked it. */
final readonly class NewBetstopUpdate
{
    public function __construct(
        public string $external_id,
        public string $first_name,
        public string $last_name,
        public CarbonImmutable $date_of_birth,
        public ?string $mobile_e164,
        public ?string $email,
        public ?string $postcode,
        public BetstopChange $change,
        public CarbonImmutable $effective_at,
    ) {}
}
