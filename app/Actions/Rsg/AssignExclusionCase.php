<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\ExclusionCase;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Makes a colleague responsible for an exclusion case. */
final readonly class AssignExclusionCase
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(ExclusionCase $case, User $owner, User $officer): void
    {
        DB::transaction(function () use ($case, $owner, $officer): void {
            $current = ExclusionCase::query()->lockForUpdate()->findOrFail($case->id);
            if ($current->owner_id !== $owner->id) {
                $this->audit->record('exclusion_case.assigned', $current, ['owner_id' => $current->owner_id], ['owner_id' => $owner->id], $officer->id);
                $current->update(['owner_id' => $owner->id]);
            }
        }, 3);
    }
}
