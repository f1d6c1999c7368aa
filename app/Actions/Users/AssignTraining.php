<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Enums\TrainingStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Role;
use App\Models\TrainingSession;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Assigns a training to the active users of a role. Failed and lapsed assignments start again; passed ones stay. */
final readonly class AssignTraining
{
    public function __construct(private AuditTrail $audit) {}

    /** @return int the number of assignments with the new due date */
    public function handle(TrainingSession $session, Role $role, CarbonImmutable $dueOn): int
    {
        return DB::transaction(function () use ($session, $role, $dueOn): int {
            $current = TrainingSession::query()->lockForUpdate()->findOrFail($session->id);
            $records = $current->records()->get()->keyBy('user_id');
            $count = 0;
            foreach (User::query()->where('is_active', true)->where('role_id', $role->id)->orderBy('id')->pluck('id') as $userId) {
                $record = $records->get($userId) ?? $current->records()->make(['user_id' => $userId]);
                if ($record->status === TrainingStatus::Passed) {
                    continue;
                }
                $isOver = in_array($record->status, [TrainingStatus::Failed, TrainingStatus::Lapsed], true);
                $record
                    ->fill([
                        'due_on' => $dueOn,
                        ...$isOver
                            ? [
                                'status' => TrainingStatus::Assigned,
                                'score' => null,
                                'completed_on' => null,
                                'started_at' => null,
                            ]
                            : [],
                    ])
                    ->save();
                $count++;
            }
            $this->audit->record(
                'training_session.assigned',
                $current,
                after: ['role' => $role->title, 'due_on' => $dueOn->toDateString(), 'assigned_count' => $count],
            );

            return $count;
        });
    }
}
