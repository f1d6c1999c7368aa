<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Rsg\ExclusionStepChecker;
use App\Domain\Rsg\RemainingExclusionChecker;
use App\Enums\ExclusionCaseStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\User;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Requests the lifting of an exclusion that has lapsed. After the waiting period, a colleague confirms it. */
final readonly class RequestExclusionLift
{
    /** Long enough for a new exclusion to arrive, and to prevent hasty decisions. */
    public const WAITING_DAYS = 7;

    public function __construct(private ExclusionStepChecker $checker, private RemainingExclusionChecker $remaining, private AuditTrail $audit) {}

    /** @throws OperationRefusedException when the case is open, a request exists, or the person is still excluded */
    public function handle(ExclusionCase $case, string $reason, User $officer): void
    {
        DB::transaction(function () use ($case, $reason, $officer): void {
            // The clients before the case, as in every action that locks both.
            $clientIds = $this->checker->clientIds($case);
            Client::query()->whereKey($clientIds)->orderBy('id')->lockForUpdate()->get(['id']);
            $current = ExclusionCase::query()->lockForUpdate()->findOrFail($case->id);
            $refusal = match (true) {
                $current->status === ExclusionCaseStatus::Lifted => 'This exclusion is already lifted.',
                $current->status === ExclusionCaseStatus::Open => 'You can’t request this because the checklist is not complete.',
                $current->lift_requested_at !== null => 'A colleague has already requested this.',
                default => $this->remaining->find($clientIds),
            };
            if ($refusal !== null) {
                throw new OperationRefusedException("{$refusal} Nothing was changed.");
            }

            $now = CarbonImmutable::now();
            $current->update([
                'lift_reason' => $reason,
                'lift_requested_by' => $officer->id,
                'lift_requested_at' => $now,
                'lift_from' => $now->addDays(self::WAITING_DAYS),
            ]);
            $this->audit->record(
                'exclusion_case.lift_requested',
                $current,
                after: ['lift_reason' => $reason],
                actorId: $officer->id,
            );
        }, 3);
    }
}
