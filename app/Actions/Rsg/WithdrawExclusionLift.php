<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\ExclusionCaseStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\ExclusionCase;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Withdraws or refuses the request to lift an exclusion. */
final readonly class WithdrawExclusionLift
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws OperationRefusedException when there is no request */
    public function handle(ExclusionCase $case, User $officer): void
    {
        DB::transaction(function () use ($case, $officer): void {
            $current = ExclusionCase::query()->lockForUpdate()->findOrFail($case->id);
            if ($current->lift_requested_at === null || $current->status === ExclusionCaseStatus::Lifted) {
                throw new OperationRefusedException('There is no request to withdraw. Nothing was changed.');
            }
            $this->audit->record('exclusion_case.lift_withdrawn', $current, ['lift_reason' => $current->lift_reason], ['lift_reason' => null], $officer->id);
            $current->update(['lift_reason' => null, 'lift_requested_by' => null, 'lift_requested_at' => null, 'lift_from' => null]);
        }, 3);
    }
}
