<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use App\Enums\AustralianState;
use Carbon\CarbonImmutable;

/** A validated new client. */
final readonly class NewClient
{
    public function __construct(
        public int $company_id,
        /** Null to generate one. */
        public ?string $pin,
        public string $first_name,
        public string $last_name,
        public ?string $preferred_name,
        public CarbonImmutable $date_of_birth,
        public ?string $email,
        public ?string $mobile_e164,
        public ?string $address,
        public ?string $suburb,
        public ?string $postcode,
        public ?AustralianState $state,
        public ?int $affiliate_id,
        public ?int $account_manager_id,
    ) {}
}
