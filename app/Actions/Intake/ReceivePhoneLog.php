<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Clients\ContactOwner;
use App\Enums\MessageDirection;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\PhoneLog;
use Illuminate\Support\Facades\DB;

/** Stores a call that the phone system reports. A call that a colleague started on screen gets the report instead of a second row. */
final readonly class ReceivePhoneLog
{
    /** Between the click and the call as the phone system times it. */
    private const MINUTES_APART = 15;

    public function __construct(private AuditTrail $audit) {}

    /**
     * @return array{PhoneLog, bool} the call, and whether this report is new
     *
     * @throws ReferenceTakenException when the sender's id belongs to another call
     */
    public function handle(PhoneLog $new): array
    {
        return DB::transaction(function () use ($new): array {
            $started = PhoneLog::query()->where('external_id', $new->external_id)->exists() ? null : $this->startedCall($new);
            if ($started !== null) {
                $started->update([
                    'external_id' => $new->external_id,
                    'seconds' => $new->seconds,
                    'outcome' => $started->outcome ?? $new->outcome,
                    'called_at' => $new->called_at,
                ]);
            }
            $call = $started ?? CreateOnce::received($new->fill(self::person($new->number_e164)), 'external_id', ['direction', 'number_e164', 'seconds']);
            $isNew = $started !== null || $call->wasRecentlyCreated;
            if ($isNew) {
                $this->audit->record(
                    'phone_log.received',
                    $call,
                    after: ['source' => 'intake', 'external_id' => $call->external_id, 'direction' => $call->direction->value],
                );
            }

            return [$call, $isNew];
        });
    }

    /** The nearest in time: a colleague may call the same number twice, and reports arrive in any order. */
    private function startedCall(PhoneLog $new): ?PhoneLog
    {
        return $new->direction !== MessageDirection::Outbound || $new->user_id === null
            ? null
            : PhoneLog::query()
                ->where('user_id', $new->user_id)
                ->whereBetween('called_at', [
                    $new->called_at->subMinutes(self::MINUTES_APART),
                    $new->called_at->addMinutes(self::MINUTES_APART),
                ])
                ->where('number_e164', $new->number_e164)
                ->where('direction', MessageDirection::Outbound)
                ->whereNull('external_id')
                ->orderBy('id')
                ->lockForUpdate()
                ->get()
                ->sortBy(static fn (PhoneLog $started): int => abs($started->called_at->getTimestamp() - $new->called_at->getTimestamp()))
                ->first();
    }

    /**
     * The person behind the number: a client, else a lead, else a DB client.
     *
     * @return array{person_type: 'client'|'lead'|'db_client'|null, person_id: int|null} both null when several records of the first kind share the number
     */
    private static function person(?string $e164): array
    {
        $unknown = ['person_type' => null, 'person_id' => null];
        if ($e164 === null) {
            return $unknown;
        }
        $sources = [
            'client' => static fn (): array => ContactOwner::ids('mobile_e164', $e164),
            'lead' => static fn (): array => DB::table('leads')->where('mobile_e164', $e164)->whereNull('deleted_at')->limit(2)->pluck('id')->all(),
            // A merged DB client keeps its row of a number that both had.
            'db_client' => static fn (): array => DB::table('db_phone_numbers')->join('db_clients', 'db_clients.id', '=', 'db_phone_numbers.db_client_id')
                ->where('e164', $e164)->whereNull('db_clients.deleted_at')->distinct()->limit(2)->pluck('db_client_id')->all(),
        ];
        foreach ($sources as $type => $find) {
            $ids = $find();
            if ($ids !== []) {
                return count($ids) === 1 ? ['person_type' => $type, 'person_id' => (int) $ids[0]] : $unknown;
            }
        }

        return $unknown;
    }
}
