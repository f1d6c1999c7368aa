<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Rsg\ExclusionRecordFinder;
use App\Domain\Rsg\ExclusionStepChecker;
use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionReason;
use App\Enums\ExclusionRecordState;
use App\Enums\ExclusionStepKind;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\ExclusionRecord;
use App\Models\ExclusionStep;
use App\Models\SiteAccount;
use App\Support\BusinessDays;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Finds every record of an excluded person, freezes each, and writes the checklist. Each record is one transaction, so a killed
 * process costs one record and a second run continues.
 */
final readonly class EnforceExclusion
{
    /** Records of one person. More are a fault of the data, and stay uncertain. */
    private const MOST = 50;

    public function __construct(
        private ExclusionRecordFinder $finder,
        private FreezeExcludedRecord $freeze,
        private JoinExclusionCases $join,
        private ExclusionStepChecker $checker,
        private CompleteExclusionCase $complete,
        private AuditTrail $audit,
    ) {}

    public function handle(int $caseId): void
    {
        $case = ExclusionCase::query()->find($caseId);
        if ($case === null || $case->status === ExclusionCaseStatus::Lifted || $case->enforced_at !== null) {
            return;
        }

        $searched = [];
        while (($record = $this->nextRecord($case, $searched)) !== null) {
            $this->freeze->handle($record->id);
            $otherCaseId = $this->addOthers($case, $record);
            if ($otherCaseId !== null) {
                // The run of the joined case continues.
                $this->join->handle($case->id, $otherCaseId);

                return;
            }
            $searched[] = $record->id;
        }
        $this->finish($case);
    }

    /** @param  list<int>  $searched */
    private function nextRecord(ExclusionCase $case, array $searched): ?ExclusionRecord
    {
        return $case->records()->whereIn('state', ExclusionRecordState::own())->whereKeyNot($searched)->orderBy('id')->first();
    }

    /** @return int|null another case of the same person */
    private function addOthers(ExclusionCase $case, ExclusionRecord $record): ?int
    {
        // A colleague decided that a record of another case is this person.
        $otherCaseId = $record->live_key !== null ? null : ExclusionRecord::query()
            ->where('live_key', ExclusionRecord::liveKey($record->record_type, $record->record_id))
            ->where('exclusion_case_id', '!=', $case->id)
            ->first()?->exclusion_case_id;
        foreach ($this->finder->find($record->record_type, $record->record_id) as [$candidate, $isCertain]) {
            $key = ExclusionRecord::liveKey($candidate->type, $candidate->id);
            if (
                $isCertain
                && $case
                    ->records()
                    ->where('record_type', $candidate->type)
                    ->where('record_id', $candidate->id)
                    ->where('state', ExclusionRecordState::Different)
                    ->doesntExist()
            ) {
                $otherCaseId ??= ExclusionRecord::query()
                    ->where('live_key', $key)
                    ->where('exclusion_case_id', '!=', $case->id)
                    ->first()?->exclusion_case_id;
            }
            DB::transaction(function () use ($case, $candidate, $isCertain, $key): void {
                ExclusionCase::query()->lockForUpdate()->findOrFail($case->id);
                $known = $case->records()->where('record_type', $candidate->type)->where('record_id', $candidate->id)->first();
                // A colleague's decision stays.
                if ($known !== null && ($known->state !== ExclusionRecordState::Uncertain || ! $isCertain)) {
                    return;
                }
                $isCertain = $isCertain && $case->records()->whereIn('state', ExclusionRecordState::own())->count() < self::MOST;
                $state = $isCertain ? ExclusionRecordState::Same : ExclusionRecordState::Uncertain;
                $added = ExclusionRecord::query()->updateOrCreate(
                    ['exclusion_case_id' => $case->id, 'record_type' => $candidate->type, 'record_id' => $candidate->id],
                    [
                        'state' => $state, 'score' => $candidate->score, 'reasons' => $candidate->reasons,
                        // The record of another case is frozen by both until the cases are joined.
                        'live_key' => $isCertain && ExclusionRecord::query()->where('live_key', $key)->doesntExist() ? $key : null,
                    ],
                );
                if ($known?->state !== $state) {
                    $this->audit->record('exclusion_case.record_found', $case, after: ['record' => $key, 'state' => $state->value, 'score' => $added->score]);
                }
            }, 3);
        }

        return $otherCaseId;
    }

    /** Writes the missing steps. A case that was joined since has a newer round, so it stays to do. */
    private function finish(ExclusionCase $case): void
    {
        DB::transaction(function () use ($case): void {
            $current = ExclusionCase::query()->lockForUpdate()->findOrFail($case->id);
            $clientIds = $this->checker->clientIds($current);
            foreach (ExclusionStepKind::cases() as $kind) {
                match (true) {
                    $kind === ExclusionStepKind::SiteAccount => $this->siteAccounts($current, $clientIds),
                    $kind === ExclusionStepKind::Genweb && ! $current->hasReason(ExclusionReason::Betstop) => null,
                    default => $this->step($current, $kind, null, $this->hasNewClient($current, $clientIds)),
                };
            }
            if ($current->round === $case->round) {
                $current->update(['enforced_at' => CarbonImmutable::now()]);
                $this->audit->record('exclusion_case.accounts_frozen', $current, after: ['clients' => count($clientIds)]);
                // An uncertain record opens no step, but waits for a decision.
                if ($current->status === ExclusionCaseStatus::Completed && $current->records()->where('state', ExclusionRecordState::Uncertain)->exists()) {
                    $this->reopen($current, self::due($current, ExclusionStepKind::SiteAccount));
                }
                // A lead or DB client opens no step, so a decision about one can be the last work of the case.
                $this->complete->handle($current, null);
            }
        }, 3);
    }

    /** @param  list<int>  $clientIds */
    private function siteAccounts(ExclusionCase $case, array $clientIds): void
    {
        foreach (SiteAccount::query()->whereIn('client_id', $clientIds)->whereIn('status', ExclusionStepChecker::USED)->orderBy('id')->pluck('id') as $id) {
            $this->step($case, ExclusionStepKind::SiteAccount, (int) $id, false);
        }
    }

    /**
     * Whether a client was added after the steps were done.
     *
     * @param  list<int>  $clientIds
     */
    private function hasNewClient(ExclusionCase $case, array $clientIds): bool
    {
        $done = $case->steps()->max('done_at');

        return $done !== null && $case->records()->where('record_type', 'client')->whereIn('record_id', $clientIds)->where('frozen_at', '>', $done)->exists();
    }

    private function step(ExclusionCase $case, ExclusionStepKind $kind, ?int $siteAccountId, bool $reopens): void
    {
        $known = $case->steps()->where('kind', $kind)->where('site_account_id', $siteAccountId)->first();
        $due = self::due($case, $kind);
        if ($known === null) {
            ExclusionStep::query()->create(['exclusion_case_id' => $case->id, 'kind' => $kind, 'site_account_id' => $siteAccountId, 'due_at' => $due]);
        } elseif ($known->done_at !== null && $reopens) {
            $known->update(['due_at' => $due, 'done_at' => null, 'done_by' => null, 'note' => null]);
        } else {
            return;
        }
        $this->reopen($case, $due);
    }

    /** Gives the case time for new work, and opens it again if it was completed. */
    private function reopen(ExclusionCase $case, CarbonImmutable $due): void
    {
        if ($case->status !== ExclusionCaseStatus::Open) {
            $this->audit->record('exclusion_case.reopened', $case, ['status' => $case->status->value], ['status' => ExclusionCaseStatus::Open->value]);
        }
        $case->update(['due_at' => $due->max($case->due_at), 'status' => ExclusionCaseStatus::Open, 'completed_at' => null]);
    }

    private static function due(ExclusionCase $case, ExclusionStepKind $kind): CarbonImmutable
    {
        return BusinessDays::addBusinessDays(CarbonImmutable::now(), $kind->businessDays(), $case->client->state);
    }
}
