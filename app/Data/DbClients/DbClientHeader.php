<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Enums\ConsentBasis;
use App\Enums\DbClientOutcome;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;

/** The header and details of a DB client. Times are UTC. */
final readonly class DbClientHeader
{
    public function __construct(
        public int $id,
        public string $full_name,
        public DbClientStatus $status,
        public ?SuppressionReason $suppressed_reason,
        public ?string $date_of_birth,
        /** Masked for viewers who may not see contact details. */
        public ?string $email,
        public ?bool $email_is_valid,
        public bool $is_email_suppressed,
        public ?string $source,
        public ConsentBasis $consent_basis,
        public ?string $assignee_name,
        public ?string $list_name,
        public ?string $list_due_on,
        public ?DbClientOutcome $last_outcome,
        public ?int $lead_id,
        public string $created_at,
    ) {}
}
