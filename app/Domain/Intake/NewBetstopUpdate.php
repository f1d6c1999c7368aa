<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use App\Enums\BetstopChange;
use App\Models\BetstopUpdate;
use Carbon\CarbonImmutable;

/** A validated notice of the national self-exclusion register. */
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

    public static function fromStored(BetstopUpdate $update): self
    {
        return new self(
            $update->external_id, $update->first_name, $update->last_name, $update->date_of_birth, $update->mobile_e164, $update->email, $update->postcode, $update->change, $update->effective_at,
        );
    }
}
