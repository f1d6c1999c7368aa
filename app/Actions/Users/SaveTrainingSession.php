<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\TrainingSession;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Creates or changes a training. Results that are recorded already stay as they are. */
final readonly class SaveTrainingSession
{
    public function __construct(private AuditTrail $audit) {}

    /** @param  array<string, mixed>  $fields  title, description, certification_type_id, held_on, pass_score */
    public function handle(?TrainingSession $session, array $fields, User $author): TrainingSession
    {
        return DB::transaction(function () use ($session, $fields, $author): TrainingSession {
            $current = $session === null ? new TrainingSession(['created_by' => $author->id]) : TrainingSession::query()->lockForUpdate()->findOrFail($session->id);
            $before = $current->getAttributes();
            $current->fill($fields)->save();
            $changes = array_intersect_key($current->getAttributes(), $fields);
            $this->audit->record($session === null ? 'training_session.created' : 'training_session.updated', $current, array_intersect_key($before, $changes), $changes);

            return $current;
        });
    }
}
