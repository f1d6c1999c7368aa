<?php

declare(strict_types=1);

namespace App\Actions\Matches;

use App\Enums\MatchStatus;
use App\Models\MatchSuggestion;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Support\Facades\DB;

/** Says of suggested pairs whether they are one person; or takes such a decision back. Merged ones are undone as merges. */
final readonly class DecideMatches
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  list<int>  $ids
     * @return int how many were decided; what others decided the same before, or merged, is left alone
     */
    public function handle(array $ids, MatchStatus $decision, ?string $reason, User $user): int
    {
        return DB::transaction(function () use ($ids, $decision, $reason, $user): int {
            $matches = MatchSuggestion::query()->whereIn('id', $ids)->whereNotIn('status', [MatchStatus::Merged->value, $decision->value])->orderBy('id')->lockForUpdate()->get();
            $isUndo = $decision === MatchStatus::Suggested;
            foreach ($matches as $match) {
                $before = $match->status;
                $match->update(['status' => $decision, 'reason' => $isUndo ? null : $reason, 'decided_by' => $isUndo ? null : $user->id, 'decided_at' => $isUndo ? null : now()]);
                $this->record($match, $before, $reason);
            }

            return $matches->count();
        });
    }

    /** On both records, for those who read what happened to one of them. */
    private function record(MatchSuggestion $match, MatchStatus $before, ?string $reason): void
    {
        foreach ([[$match->left_type, $match->left_id, $match->right_type, $match->right_id], [$match->right_type, $match->right_id, $match->left_type, $match->left_id]] as [$type, $id, $otherType, $otherId]) {
            /** @var class-string<Model> $model */
            $model = Relation::getMorphedModel($type);
            $record = $model::query()->find($id);
            if ($record !== null) {
                $this->audit->record("{$type}.match_decided", $record, ['match' => $before->value], ['match' => $match->status->value, 'with' => "{$otherType} {$otherId}", 'match_reason' => $reason]);
            }
        }
    }
}
