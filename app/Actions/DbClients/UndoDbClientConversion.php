<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Enums\DbClientStatus;
use App\Models\AuditEvent;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\Note;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\DbClients\ProspectReturn;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Makes a converted prospect a prospect again, as long as nobody has worked with the lead that came of it. */
final readonly class UndoDbClientConversion
{
    public function __construct(private AuditTrail $audit, private ProspectReturn $return) {}

    /** A lead that somebody has touched is a ValidationException of `conversion`. */
    public function handle(DbClient $prospect, User $actor): void
    {
        DB::transaction(function () use ($prospect, $actor): void {
            $this->return->holdLists($prospect->id);
            $current = DbClient::query()->lockForUpdate()->findOrFail($prospect->id);
            $converted = $this->conversionOf($current);
            if ($current->status !== DbClientStatus::Converted || $converted === null) {
                throw ValidationException::withMessages(['conversion' => 'This prospect is not converted.']);
            }
            $lead = $converted->after['is_linked'] === true ? null : Lead::query()->lockForUpdate()->find($current->lead_id);
            if ($lead !== null && self::isTouched($lead)) {
                throw ValidationException::withMessages(['conversion' => 'Somebody has worked with the lead already, so it stays. Mark the lead as lost instead.']);
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

    /** Any change, note or further step of the lead is work; the note that the conversion wrote is none, until it is edited. */
    public static function isTouched(Lead $lead): bool
    {
        $events = AuditEvent::query()->where('subject_type', 'lead')->where('subject_id', $lead->id);
        $own = (int) ((clone $events)->where('action', 'lead.created')->first()->after['note_id'] ?? 0);

        return $lead->version !== 1
            || $events->where('action', '!=', 'lead.created')->exists()
            || Note::query()->where('subject_type', 'lead')->where('subject_id', $lead->id)
                ->where(static fn (Builder $written): Builder => $written->where('id', '!=', $own)->orWhere('version', '>', 1))->exists();
    }

    private function conversionOf(DbClient $prospect): ?AuditEvent
    {
        return AuditEvent::query()->where('subject_type', $prospect->getMorphClass())->where('subject_id', $prospect->id)
            ->where('action', 'db_client.converted')->latest('id')->first();
    }
}
