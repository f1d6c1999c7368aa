<?php

declare(strict_types=1);

namespace App\Data\Rsg;

/** The values of the edit form; null when empty. Days as `2026-11-20`. */
final readonly class BarredEntryForm
{
    public function __construct(
        public int $version,
        public ?string $jurisdiction,
        public ?string $source,
        public ?string $external_reference,
        public ?string $first_name,
        public ?string $last_name,
        public ?string $date_of_birth,
        public ?string $mobile_e164,
        public ?string $email,
        public ?string $address,
        public ?string $suburb,
        public ?string $postcode,
        public ?string $reason,
        public ?string $from_on,
        public ?string $until_on,
    ) {}
}
