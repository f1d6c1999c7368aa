<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Enums\ConsentBasis;
use App\Enums\PhoneKind;
use App\Enums\SuppressionReason;

/** A number of a DB client, with its source and consent. */
final readonly class DbPhoneView
{
    public function __construct(
        public int $id,
        public string $number,
        public PhoneKind $kind,
        public ?bool $is_valid,
        public ?string $checked_at,
        public ?string $source,
        public ConsentBasis $consent_basis,
        public ?string $consent_at,
        public ?string $evidence,
        public ?SuppressionReason $suppressed_reason,
        public bool $is_best,
    ) {}
}
