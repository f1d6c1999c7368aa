<?php

declare(strict_types=1);

namespace App\Data\DbClients;

/** An address in the form; empty fields are ''. */
final readonly class DbAddressForm
{
    public function __construct(
        public string $id,
        public string $line,
        public string $suburb,
        public string $state,
        public string $postcode,
        public string $from_on,
        public string $to_on,
        public string $source,
    ) {}
}
