<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionRecordState;
use App\Infrastructure\Audit\AuditTrail;
use App\Jobs\Rsg\RunExclusion;
use App\Models\ExclusionCase;
use App\Models\ExclusionRecord;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Decides whether an uncertain record belongs to the excluded person. If it does, it is frozen like the others. */
final readonly class DecideExclusionRecord
{
    public function __construct(private CompleteExclusionCase $complete, private AuditTrail $audit) {}

    /**
     * @throws ChangedMeanwhileException when a colleague decided first
     * @throws OperationRefusedException when the exclusion was lifted
     */
    public function handle(ExclusionRecord $record, bool $isSame, User $officer): void
    {
        DB::transaction(function () use ($record, $isSame, $officer): void {
            $case = ExclusionCase::lockUnlessLifted($record->exclusion_case_id);
            $current = ExclusionRecord::query()->findOrFail($record->id);
            if ($current->state !== ExclusionRecordState::Uncertain) {
                throw ChangedMeanwhileException::decided('record', mb_strtolower($current->state->label()), $current->decider);
            }

            $key = ExclusionRecord::liveKey($current->record_type, $current->record_id);
            $state = $isSame ? ExclusionRecordState::Same : ExclusionRecordState::Different;
            $current->update([
                'state' => $state, 'decided_by' => $officer->id, 'decided_at' => CarbonImmutable::now(),
                'live_key' => $isSame && ExclusionRecord::query()->where('live_key', $key)->doesntExist() ? $key : null,
            ]);
            $this->audit->record(
                'exclusion_case.record_decided',
                $case,
                ['state' => ExclusionRecordState::Uncertain->value],
                ['record' => $key, 'state' => $state->value],
                $officer->id,
            );
            if ($isSame) {
                $case->update(['round' => $case->round + 1, 'enforced_at' => null, 'status' => ExclusionCaseStatus::Open, 'completed_at' => null]);
                RunExclusion::dispatch($case->id);
            } else {
                $this->complete->handle($case, $officer);
            }
        }, 3);
    }
}
