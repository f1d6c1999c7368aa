<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Enums\AustralianState;
use App\Enums\DbClientStatus;

/** An address as a row of the list of addresses. */
final readonly class DbAddressRow
{
    public function __construct(
        public int $id,
        public int $db_client_id,
        public string $full_name,
        /** Masked for viewers who may not see contact details. */
        public ?string $line,
        public ?string $suburb,
        public ?AustralianState $state,
        public ?string $postcode,
        public ?string $from_on,
        public ?string $to_on,
        public ?string $source,
        public ?bool $is_valid,
        public DbClientStatus $status,
    ) {}
}
