<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Domain\DbClients\DbClientReturn;
use App\Enums\DbClientStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\AuditEvent;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\Note;
use App\Models\PhoneLog;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Undoes a conversion, as long as no colleague has worked on the lead. */
final readonly class UndoDbClientConversion
{
    public function __construct(private AuditTrail $audit, private DbClientReturn $return) {}

    /** @throws ValidationException on `conversion` when a colleague has worked on the lead, or the DB client is linked */
    public function handle(DbClient $dbClient, User $actor): void
    {
        DB::transaction(function () use ($dbClient, $actor): void {
            $this->return->holdLists($dbClient->id);
            $current = DbClient::query()->lockForUpdate()->findOrFail($dbClient->id);
            if ($current->isLinked()) {
                throw ValidationException::withMessages(['conversion' => 'This DB client was linked to another record. Undo the link in the list of merged matches.']);
            }
            $converted = AuditEvent::query()->where('subject_type', $current->getMorphClass())->where('subject_id', $current->id)
                ->where('action', 'db_client.converted')->latest('id')->first();
            if ($current->status !== DbClientStatus::Converted || $converted === null) {
                throw ValidationException::withMessages(['conversion' => 'This DB client is not converted.']);
            }
            $lead = $converted->after['is_linked'] === true ? null : Lead::query()->lockForUpdate()->find($current->lead_id);
            if ($lead !== null && self::isTouched($lead, $current)) {
                throw ValidationException::withMessages([
                    'conversion' => 'A colleague has already worked on this lead, so the conversion can’t be undone. Mark the lead as lost instead.',
                ]);
            }

            $status = DbClientStatus::from((string) $converted->before['status']);
            $before = ['status' => $current->status->value, 'lead_id' => $current->lead_id];
            $current->fill(['status' => $status, 'lead_id' => null, 'version' => $current->version + 1])->save();
            $this->audit->record('db_client.conversion_undone', $current, $before, ['status' => $status->value, 'lead_id' => null], $actor->id);
            if ($lead !== null) {
                $lead->delete();
                $this->audit->record('lead.deleted', $lead, ['db_client_id' => $current->id], [], $actor->id);
            }
            $this->return->settle($current->id, $actor->id);
        }, 3);
    }

    /** Whether the lead has a change, a note, a call, another DB client or a later step. The note of the conversion counts only once it is edited. */
    private static function isTouched(Lead $lead, DbClient $dbClient): bool
    {
        $events = AuditEvent::query()->where('subject_type', 'lead')->where('subject_id', $lead->id);
        $own = (int) ((clone $events)->where('action', 'lead.created')->first()->after['note_id'] ?? 0);

        return $lead->version !== 1
            || $events->where('action', '!=', 'lead.created')->exists()
            || PhoneLog::query()->where('person_type', 'lead')->where('person_id', $lead->id)->exists()
            || DbClient::query()->where('lead_id', $lead->id)->whereKeyNot($dbClient->id)->exists()
            || Note::query()->where('subject_type', 'lead')->where('subject_id', $lead->id)
                ->where(static fn (Builder $written): Builder => $written->where('id', '!=', $own)->orWhere('version', '>', 1))->exists();
    }
}
