<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\BetstopCheckResult;

/** One check with its evidence. */
final readonly class BetstopCheckDetail
{
    public function __construct(
        public int $id,
        public BetstopCheckResult $result,
        public string $checked_at,
        public ?string $valid_until,
        public string $request_hash,
        /** The register's reference. */
        public ?string $reference,
        /** Why there is no answer. */
        public ?string $error,
        public ?int $client_id,
        public ?string $client_name,
        public ?string $client_pin,
        /** Place among the listed people, from 1. */
        public ?int $line,
    ) {}
}
