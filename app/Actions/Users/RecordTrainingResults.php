<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\TrainingResult;
use App\Enums\TrainingStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\TrainingSession;
use App\Models\User;
use App\Policies\CertificationPolicy;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Records results of a training, all or none. A pass of a training with a certification type issues the certification. */
final readonly class RecordTrainingResults
{
    public function __construct(private IssueCertification $issue, private CertificationPolicy $policy, private AuditTrail $audit) {}

    /**
     * @param  list<TrainingResult>  $results
     * @return int the number of new results, without those of colleagues who passed before
     *
     * @throws OperationRefusedException when one is the recorder's own, or when a pass issues a certification that the recorder can't
     *                                   approve or that would already have ended
     */
    public function handle(TrainingSession $session, array $results, User $recorder): int
    {
        return DB::transaction(function () use ($session, $results, $recorder): int {
            $current = TrainingSession::query()->with('certificationType')->lockForUpdate()->findOrFail($session->id);

            return count(array_filter($results, fn (TrainingResult $result): bool => $this->record($current, $result, $recorder)));
        });
    }

    private function record(TrainingSession $session, TrainingResult $result, User $recorder): bool
    {
        if ($result->userId === $recorder->id) {
            throw new OperationRefusedException('You can’t record your own result.');
        }
        // Colleagues who attended without an assignment get one.
        $record = $session->records()->firstOrNew(['user_id' => $result->userId], ['due_on' => $result->completedOn]);
        if ($record->exists && $record->status === TrainingStatus::Passed) {
            return false;
        }
        $hasPassed = $session->pass_score !== null && $result->score !== null ? $result->score >= $session->pass_score : $result->hasPassed;
        $before = $record->status;
        $record
            ->fill([
                'status' => $hasPassed ? TrainingStatus::Passed : TrainingStatus::Failed,
                'score' => $result->score,
                'completed_on' => $result->completedOn,
                'recorded_by' => $recorder->id,
            ])
            ->save();
        $this->audit->record(
            'training_record.'.$record->status->value,
            $record,
            ['status' => $before->value],
            ['status' => $record->status->value, 'score' => $result->score, 'user_id' => $result->userId],
        );
        if ($hasPassed && $session->certificationType !== null) {
            $learner = User::query()->findOrFail($result->userId);
            if (! $this->policy->reviewOf($recorder, $learner)) {
                throw new OperationRefusedException("You can’t record that {$learner->full_name} passed, because that issues a certification. Their manager or a colleague who manages certifications must record it.");
            }
            $this->issue->handle($result->userId, $session->certificationType, $result->completedOn, $recorder);
        }

        return true;
    }
}
