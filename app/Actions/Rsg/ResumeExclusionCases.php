<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\ExclusionCaseStatus;
use App\Jobs\Rsg\RunExclusion;
use App\Models\ExclusionCase;
use App\Models\ExclusionRecord;

/** Looks for more records of excluded people, after a colleague decided that two records are one person. Nothing happens when neither is excluded. */
final readonly class ResumeExclusionCases
{
    /**
     * Call it in the transaction of the decision.
     *
     * @param  list<string>  $keys  as ExclusionRecord::liveKey()
     */
    public function handle(array $keys): void
    {
        $cases = ExclusionCase::query()->whereIn('id', ExclusionRecord::query()->whereIn('live_key', $keys)->select('exclusion_case_id'))
            ->where('status', '!=', ExclusionCaseStatus::Lifted)->orderBy('id')->lockForUpdate()->get();
        foreach ($cases as $case) {
            $case->update(['round' => $case->round + 1, 'enforced_at' => null]);
            RunExclusion::dispatch($case->id);
        }
    }
}
