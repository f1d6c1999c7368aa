<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Enums\AustralianState;
use App\Enums\ConsentBasis;
use App\Enums\DbClientOutcome;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;

/** A row of the DB client list. Times are UTC. */
final readonly class DbClientRow
{
    public function __construct(
        public int $id,
        public string $full_name,
        /** The number to call first; masked for viewers who may not see contact details. */
        public ?string $best_phone,
        public bool $is_best_phone_suppressed,
        public int $phones_count,
        public ?string $suburb,
        public ?AustralianState $state,
        public ?string $source,
        public ConsentBasis $consent_basis,
        public DbClientStatus $status,
        public ?SuppressionReason $suppressed_reason,
        public ?string $assignee_name,
        public ?string $list_name,
        public ?DbClientOutcome $last_outcome,
        public string $created_at,
    ) {}
}
