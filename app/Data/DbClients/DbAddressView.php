<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Enums\AustralianState;

/** An address of a DB client, with its dates. */
final readonly class DbAddressView
{
    public function __construct(
        public int $id,
        public ?string $line,
        public ?string $suburb,
        public ?AustralianState $state,
        public ?string $postcode,
        public ?string $from_on,
        public ?string $to_on,
        public ?string $source,
        public ?bool $is_valid,
        public bool $is_current,
    ) {}
}
