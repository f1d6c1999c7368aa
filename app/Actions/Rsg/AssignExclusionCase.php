<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\ExclusionCase;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Makes a colleague responsible for an exclusion case. */
final readonly class AssignExclusionCase
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  int|null  $seenId  the owner on the user's page, so that two colleagues don't both take it
     *
     * @throws ChangedMeanwhileException when a colleague assigned it since
     */
    public function handle(ExclusionCase $case, User $owner, User $officer, ?int $seenId): void
    {
        DB::transaction(function () use ($case, $owner, $officer, $seenId): void {
            $current = ExclusionCase::query()->with('owner')->lockForUpdate()->findOrFail($case->id);
            if ($current->owner_id === $owner->id) {
                return;
            }
            if ($current->owner_id !== $seenId) {
                throw ChangedMeanwhileException::assigned('This case is', $current->owner);
            }
            $this->audit->record('exclusion_case.assigned', $current, ['owner_id' => $current->owner_id], ['owner_id' => $owner->id], $officer->id);
            $current->update(['owner_id' => $owner->id]);
        }, 3);
    }
}
