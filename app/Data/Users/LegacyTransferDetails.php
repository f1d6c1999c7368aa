<?php

declare(strict_types=1);

namespace App\Data\Users;

/** Props of Users/LegacyTransferDetails. */
final readonly class LegacyTransferDetails
{
    public function __construct(
        public LegacyTransferItem $transfer,
        /** @var list<LegacyTransferCount> */
        public array $counts,
        /** "Paddock, VIC, Active"; empty without a filter */
        public string $filter,
        public int $undone_rows,
        public int $kept_rows,
        public ?string $error,
        public ?string $approver_name,
        public bool $is_unfinished,
        public bool $needs_second_approver,
        public bool $can_start,
        public bool $can_undo,
        public bool $can_discard,
    ) {}
}
