<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Enums\PhoneKind;
use App\Enums\SuppressionReason;

/** A number as a row of the list of numbers. Times are UTC. */
final readonly class DbPhoneRow
{
    public function __construct(
        public int $id,
        public int $db_client_id,
        public string $full_name,
        /** Masked for viewers who may not see contact details. */
        public string $number,
        public PhoneKind $kind,
        public ?bool $is_valid,
        public ?SuppressionReason $suppressed_reason,
        public ?string $source,
        public ConsentBasis $consent_basis,
        public DbClientStatus $status,
        public ?string $checked_at,
        public string $created_at,
    ) {}
}
