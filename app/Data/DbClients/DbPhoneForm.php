<?php

declare(strict_types=1);

namespace App\Data\DbClients;

/** A number in the form; empty fields are ''. */
final readonly class DbPhoneForm
{
    public function __construct(
        public string $id,
        public string $number,
        public string $source,
        public string $consent_basis,
        public string $consent_on,
        public string $evidence,
    ) {}
}
