<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionRecordState;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\ExclusionCase;
use App\Models\User;
use Carbon\CarbonImmutable;

/** Completes an exclusion case once every step is done and every record is decided. */
final readonly class CompleteExclusionCase
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * Call it in the transaction of the last change.
     *
     * @param  ExclusionCase  $case  locked
     * @param  User|null  $officer  null for the run that freezes the records
     */
    public function handle(ExclusionCase $case, ?User $officer): void
    {
        $isOpen = $case->enforced_at === null || $case->steps()->whereNull('done_at')->exists()
            || $case->records()->where('state', ExclusionRecordState::Uncertain)->exists();
        if ($isOpen || $case->status !== ExclusionCaseStatus::Open) {
            return;
        }
        $case->update(['status' => ExclusionCaseStatus::Completed, 'completed_at' => CarbonImmutable::now()]);
        $this->audit->record('exclusion_case.completed', $case, actorId: $officer?->id);
    }
}
