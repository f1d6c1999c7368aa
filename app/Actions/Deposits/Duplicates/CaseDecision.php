<?php

declare(strict_types=1);

namespace App\Actions\Deposits\Duplicates;

use App\Enums\DuplicateCaseStatus;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Services\Audit\AuditTrail;

/** Writes a decision down on the case and in the audit trail; inside the transaction of the decision, with the case held. */
final readonly class CaseDecision
{
    public function __construct(private AuditTrail $audit) {}

    public function write(DuplicateCase $case, DuplicateCaseStatus $status, User $decider, ?string $note, ?int $repeatLineId): DuplicateCase
    {
        $before = ['status' => $case->status->value, 'repeat_bank_line_id' => $case->repeat_bank_line_id];
        $case->update(['status' => $status, 'repeat_bank_line_id' => $repeatLineId, 'note' => $note, 'decided_by' => $decider->id, 'decided_at' => now()]);
        $this->audit->record("duplicate_case.{$this->verb($status)}", $case, $before, array_filter([
            'status' => $status->value, 'repeat_bank_line_id' => $repeatLineId, 'note' => $note, 'amount_cents' => $case->amount_cents,
        ], static fn (mixed $value): bool => $value !== null), $decider->id);

        return $case->setRelation('decidedBy', $decider);
    }

    private function verb(DuplicateCaseStatus $status): string
    {
        return $status === DuplicateCaseStatus::Open ? 'reopened' : $status->value;
    }
}
