<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\BetstopCheckResult;

/** A check of the BetStop register. Times are UTC. */
final readonly class BetstopCheckRow
{
    /** @param  array<string, string>  $evidence */
    public function __construct(
        public int $id,
        public string $purpose_label,
        public BetstopCheckResult $result,
        public string $result_label,
        public string $checked_at,
        public ?string $valid_until,
        public ?string $officer_name,
        public array $evidence,
    ) {}
}
