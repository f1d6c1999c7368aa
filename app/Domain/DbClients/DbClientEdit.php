<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

use App\Enums\ConsentBasis;

/** The submitted form of a DB client. */
final readonly class DbClientEdit
{
    /**
     * @param  int|null  $version  the DB client's version when the form was opened; null for a new one
     * @param  list<PhoneEdit>  $phones  all numbers; others are deleted
     * @param  list<AddressEdit>  $addresses  all addresses; others are deleted
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
