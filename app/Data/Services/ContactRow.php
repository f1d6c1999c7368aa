<?php

declare(strict_types=1);

namespace App\Data\Services;

/** A contact. Phones are as people write them, beside the number to dial. */
final readonly class ContactRow
{
    public function __construct(
        public int $id,
        public string $name,
        public ?string $organisation,
        public ?string $role,
        public ?string $mobile_e164,
        public ?string $mobile,
        public ?string $phone_e164,
        public ?string $phone,
        public ?string $email,
        public ?string $notes,
        public int $version,
    ) {}
}
