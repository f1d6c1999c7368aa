<?php

declare(strict_types=1);

namespace App\Actions\Matches;

use App\Actions\Rsg\ResumeExclusionCases;
use App\Enums\MatchStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\ExclusionRecord;
use App\Models\MatchSuggestion;
use App\Models\User;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Support\Facades\DB;

/** Confirms or rejects possible matches, or reopens them. Matches that a colleague has decided since are skipped. */
final readonly class DecideMatches
{
    public function __construct(private AuditTrail $audit, private ResumeExclusionCases $cases) {}

    /**
     * @param  list<int>  $ids
     * @param  MatchStatus  $seen  the status that the user saw
     * @return array{int, Collection<int, MatchSuggestion>} the number of decided matches, and the skipped matches
     */
    public function handle(array $ids, MatchStatus $seen, MatchStatus $decision, ?string $reason, User $user): array
    {
        return DB::transaction(function () use ($ids, $seen, $decision, $reason, $user): array {
            [$matches, $changed] = MatchSuggestion::query()->with('decidedBy')->whereIn('id', $ids)->orderBy('id')->lockForUpdate()->get()
                ->partition(static fn (MatchSuggestion $match): bool => $match->status === $seen);
            $isUndo = $decision === MatchStatus::Suggested;
            foreach ($matches as $match) {
                $match->update([
                    'status' => $decision,
                    'reason' => $isUndo ? null : $reason,
                    'decided_by' => $isUndo ? null : $user->id,
                    'decided_at' => $isUndo ? null : now(),
                ]);
                $this->record($match, $seen, $reason);
            }
            if ($decision === MatchStatus::Confirmed) {
                $this->cases->handle(array_merge([], ...$matches->map(static fn (MatchSuggestion $match): array => [
                    ExclusionRecord::liveKey($match->left_type, $match->left_id), ExclusionRecord::liveKey($match->right_type, $match->right_id),
                ])->all()));
            }

            return [$matches->count(), $changed->values()];
        }, 3);
    }

    /** In the activity log of both records. */
    private function record(MatchSuggestion $match, MatchStatus $before, ?string $reason): void
    {
        foreach (
            [
                [$match->left_type, $match->left_id, $match->right_type, $match->right_id],
                [$match->right_type, $match->right_id, $match->left_type, $match->left_id],
            ] as [$type, $id, $otherType, $otherId]
        ) {
            /** @var class-string<Model> $model */
            $model = Relation::getMorphedModel($type);
            $record = $model::query()->find($id);
            if ($record !== null) {
                $this->audit->record(
                    "{$type}.match_decided",
                    $record,
                    ['match' => $before->value],
                    ['match' => $match->status->value, 'with' => "{$otherType} {$otherId}", 'match_reason' => $reason],
                );
            }
        }
    }
}
