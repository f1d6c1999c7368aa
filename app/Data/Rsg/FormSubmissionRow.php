<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\RsgFormDecision;
use App\Enums\RsgFormType;

/** A submitted RSG form in its queue. Times are UTC. */
final readonly class FormSubmissionRow
{
    public function __construct(
        public int $id,
        public RsgFormType $form_type,
        public string $form_type_name,
        /** Null while the sender is not linked to a client. */
        public ?RsgClient $client,
        public string $submitted_at,
        /** '20 Nov 2026, 14:05' in the reader's zone. */
        public string $created_at_human_format,
        public string $due_at,
        public ?int $owner_id,
        public ?string $owner_name,
        /** Null while open, and when it was only marked as handled. */
        public ?RsgFormDecision $decision,
        public ?string $decision_text,
        public ?string $decision_note,
        public bool $is_resolved,
        public ?string $resolved_at,
        public ?string $resolver_name,
    ) {}
}
