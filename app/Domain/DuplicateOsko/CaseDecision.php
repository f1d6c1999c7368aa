<?php

declare(strict_types=1);

namespace App\Domain\DuplicateOsko;

use App\Enums\DuplicateCaseStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\DuplicateCase;
use App\Models\User;

/** Saves a decision on the case and in the activity log. Call it inside a transaction with the case locked. */
final readonly class CaseDecision
{
    public function __construct(private AuditTrail $audit) {}

    public function write(DuplicateCase $case, DuplicateCaseStatus $status, User $user, ?string $note, ?int $repeatLineId): DuplicateCase
    {
        $before = ['status' => $case->status->value, 'repeat_bank_line_id' => $case->repeat_bank_line_id];
        $case->update(['status' => $status, 'repeat_bank_line_id' => $repeatLineId, 'note' => $note, 'decided_by' => $user->id, 'decided_at' => now()]);
        $this->audit->record('duplicate_case.'.($status === DuplicateCaseStatus::Open ? 'reopened' : $status->value), $case, $before, array_filter([
            'status' => $status->value, 'repeat_bank_line_id' => $repeatLineId, 'note' => $note, 'amount_cents' => $case->amount_cents,
        ], static fn (mixed $value): bool => $value !== null), $user->id);

        return $case->setRelation('decidedBy', $user);
    }
}
