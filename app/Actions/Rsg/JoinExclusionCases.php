<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\ExclusionCaseStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Jobs\Rsg\RunExclusion;
use App\Models\ExclusionCase;
use Illuminate\Support\Facades\DB;

/** Joins two cases of one person, whose exclusions came at the same moment. The later case moves into the earlier one. */
final readonly class JoinExclusionCases
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(int $oneId, int $otherId): void
    {
        DB::transaction(function () use ($oneId, $otherId): void {
            $both = ExclusionCase::query()
                ->whereKey([$oneId, $otherId])
                ->where('status', '!=', ExclusionCaseStatus::Lifted)
                ->orderBy('id')
                ->lockForUpdate()
                ->get();
            [$kept, $gone] = [$both->first(), $both->last()];
            if ($kept === null || $gone === null || $kept->id === $gone->id) {
                return;
            }

            foreach ($gone->records()->orderBy('id')->get() as $record) {
                $same = $kept->records()->where('record_type', $record->record_type)->where('record_id', $record->record_id)->first();
                if ($same === null) {
                    // Frozen again: it gets the marks of the other reasons, and opens steps that were done for the other accounts only.
                    $record->update(['exclusion_case_id' => $kept->id, 'frozen_at' => null]);

                    continue;
                }
                $record->delete();
                $same->update(['live_key' => $same->live_key ?? $record->live_key, 'state' => $record->live_key === null ? $same->state : $record->state]);
            }
            // One step of a kind and site account stays. The activity log has the others, and the next run writes those that are still missing.
            foreach ($gone->steps()->whereNotNull('done_at')->orderBy('id')->get() as $step) {
                $same = $kept->steps()->where('kind', $step->kind)->where('site_account_id', $step->site_account_id)->first();
                // Both are about the same site account. The other kinds are also about accounts that only one case had.
                $isDoneForBoth = $step->site_account_id !== null && $same?->done_at === null;
                if ($same === null || $isDoneForBoth) {
                    $same?->delete();
                    $step->update(['exclusion_case_id' => $kept->id]);
                }
            }
            $gone->steps()->delete();
            $gone->delete();
            if (array_diff($gone->reasons, $kept->reasons) !== []) {
                $kept->records()->update(['frozen_at' => null]);
            }
            $kept->update([
                'reasons' => array_values(array_unique([...$kept->reasons, ...$gone->reasons])),
                'status' => ExclusionCaseStatus::Open,
                'completed_at' => null,
                'round' => $kept->round + 1,
                'enforced_at' => null,
                'lift_reason' => null,
                'lift_requested_by' => null,
                'lift_requested_at' => null,
                'lift_from' => null,
            ]);
            $this->audit->record('exclusion_case.joined', $kept, after: ['joined_case' => $gone->id, 'joined_client_id' => $gone->client_id]);
            RunExclusion::dispatch($kept->id);
        }, 3);
    }
}
