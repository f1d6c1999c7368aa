<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Enums\ConsentBasis;

/** A prospect as a form holds it. */
final readonly class DbClientEdit
{
    /**
     * @param  int|null  $version  the prospect's when the form was opened; null for a new one
     * @param  list<PhoneEdit>  $phones  all that there shall be
     * @param  list<AddressEdit>  $addresses  all that there shall be
     */
    public function __construct(
        public ?int $version,
        public string $firstName,
        public string $lastName,
        public ?string $dateOfBirth,
        public ?string $email,
        public ?string $source,
        public ConsentBasis $consentBasis,
        public array $phones,
        public array $addresses,
    ) {}
}
