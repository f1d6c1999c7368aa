<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Enums\AustralianState;

/** Where a prospect lived, and from when to when. */
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
