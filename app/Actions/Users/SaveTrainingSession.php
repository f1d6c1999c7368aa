<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\TrainingSession;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Creates or changes a training. Results that are recorded already stay as they are. */
final readonly class SaveTrainingSession
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  array<string, mixed>  $fields  title, description, certification_type_id, held_on, pass_score
     * @param  int  $version  of the training when the form was opened; 0 for a new one
     *
     * @throws ChangedMeanwhileException when a colleague changed the training
     */
    public function handle(?TrainingSession $session, array $fields, int $version, User $author): TrainingSession
    {
        return DB::transaction(function () use ($session, $fields, $version, $author): TrainingSession {
            $current = $session === null
                ? new TrainingSession(['created_by' => $author->id])
                : TrainingSession::query()->lockForUpdate()->findOrFail($session->id);
            if ($session !== null && $current->version !== $version) {
                throw ChangedMeanwhileException::edited('this training');
            }
            $before = $current->getAttributes();
            $current->fill([...$fields, 'version' => $version + 1])->save();
            $changes = array_intersect_key($current->getAttributes(), $fields);
            $this->audit->record(
                $session === null ? 'training_session.created' : 'training_session.updated',
                $current,
                array_intersect_key($before, $changes),
                $changes,
            );

            return $current;
        });
    }
}
