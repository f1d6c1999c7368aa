<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\ExclusionStepKind;

/** A step of an exclusion case with what the records show now. Times are UTC. */
final readonly class ExclusionStepRow
{
    /** @param  list<ExclusionItem>  $items  what is open, at most 50 */
    public function __construct(
        public int $id,
        public ExclusionStepKind $kind,
        public string $title,
        public string $due_at,
        public bool $is_overdue,
        /** Whether the records show that nothing is open. */
        public bool $is_clear,
        public array $items,
        public ?string $done_at,
        public ?string $done_by_name,
        public ?string $note,
        public ?string $proof,
        public ?string $attachment_name,
        public ?string $attachment_url,
    ) {}
}
