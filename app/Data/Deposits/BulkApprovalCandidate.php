<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** A deposit of a bulk approval with the client that staff matched or that is certain. */
final readonly class BulkApprovalCandidate
{
    public function __construct(
        public int $id,
        /** Null when the deposit is skipped. */
        public ?int $client_id,
        public ?string $client_name,
        /** Reason to skip it, or null. */
        public ?string $refusal,
    ) {}
}
