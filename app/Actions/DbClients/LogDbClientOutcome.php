<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Enums\DbClientOutcome;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\DbClient;
use App\Models\DbClientOutcomeEntry;
use App\Models\DbPhoneNumber;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Logs the outcome of a call. Marks a wrong number, and returns a DB client without a callable number to raw. Suppresses a person
 * who asked us to stop.
 */
final readonly class LogDbClientOutcome
{
    private const TAIL = -3;

    public function __construct(private AuditTrail $audit, private SuppressDbClient $suppress, private SentFormRegistry $forms) {}

    /**
     * @param  string|null  $reference  identifies the form, so that a repeated submit is one call
     *
     * @throws ValidationException when the DB client can't be called any more, or the number belongs to another DB client
     */
    public function handle(DbClient $dbClient, DbClientOutcome $outcome, ?int $phoneId, ?string $note, User $caller, ?string $reference = null): void
    {
        $content = ['db_client' => $dbClient->id, 'outcome' => $outcome->value, 'phone' => $phoneId, 'note' => $note];
        $this->forms->once(
            $caller,
            $reference,
            DbClientOutcomeEntry::class,
            $content,
            fn (): DbClientOutcomeEntry => $this->log($dbClient, $outcome, $phoneId, $note, $caller),
        );
    }

    private function log(DbClient $dbClient, DbClientOutcome $outcome, ?int $phoneId, ?string $note, User $caller): DbClientOutcomeEntry
    {
        return DB::transaction(function () use ($dbClient, $outcome, $phoneId, $note, $caller): DbClientOutcomeEntry {
            $current = self::hold($dbClient->id);
            $isDone = in_array($current->status, [DbClientStatus::Suppressed, DbClientStatus::Converted], true);
            // A request to stop counts even if a colleague changed the status during the call.
            if ($isDone && $outcome !== DbClientOutcome::AskedToStop) {
                throw ValidationException::withMessages(['outcome' => "{$current->full_name} is {$current->status->label()} now and can’t be called."]);
            }
            $number = $this->number($current, $outcome, $phoneId);

            $entry = DbClientOutcomeEntry::query()->create([
                'db_client_id' => $current->id, 'db_list_id' => $current->db_list_id, 'user_id' => $caller->id, 'outcome' => $outcome,
                'number_ending' => $number === null ? null : substr($number->e164, self::TAIL), 'note' => $note,
            ]);
            $before = ['status' => $current->status->value, 'last_outcome' => $current->last_outcome?->value];
            if ($outcome === DbClientOutcome::WrongNumber) {
                $number?->update(['is_valid' => false, 'checked_at' => CarbonImmutable::now()]);
            }
            $current
                ->fill([
                    'last_outcome' => $outcome,
                    'worked_at' => CarbonImmutable::now(),
                    'version' => $current->version + 1,
                    'status' => $isDone ? $current->status : $this->status($current, $outcome),
                ])
                ->save();
            $this->audit->record(
                'db_client.called',
                $current,
                $before,
                [
                    'status' => $current->status->value,
                    'last_outcome' => $outcome->value,
                    ...$note === null ? [] : ['note' => $note],
                ],
                $caller->id,
            );

            if ($outcome === DbClientOutcome::AskedToStop) {
                $this->suppress->handle($current, SuppressionReason::Stop, $caller);
            }

            return $entry;
        }, 3);
    }

    /** A DB client who was merged during the call is the other record now. */
    private static function hold(int $id): DbClient
    {
        $current = DbClient::withTrashed()->lockForUpdate()->findOrFail($id);

        return $current->merged_into_id === null ? DbClient::query()->findOrFail($id) : self::hold($current->merged_into_id);
    }

    private function number(DbClient $dbClient, DbClientOutcome $outcome, ?int $phoneId): ?DbPhoneNumber
    {
        // By its digits: after a merge, the other record can have its own row of this number.
        $called = $phoneId === null ? null : DbPhoneNumber::query()->find($phoneId);
        $number = $called === null ? null : $dbClient->phoneNumbers()->where('e164', $called->e164)->first();
        if ($number === null && ($phoneId !== null || $outcome === DbClientOutcome::WrongNumber)) {
            throw ValidationException::withMessages(['phone_id' => 'Choose the number that was called.']);
        }

        return $number;
    }

    private function status(DbClient $dbClient, DbClientOutcome $outcome): DbClientStatus
    {
        $isCallable = $dbClient->phoneNumbers()->where(static fn ($any) => $any->where('is_valid', true)->orWhereNull('is_valid'))->exists();

        return match (true) {
            $outcome === DbClientOutcome::WrongNumber && ! $isCallable => DbClientStatus::Raw,
            // A DB client that is on no list can be called too, and stays on no list.
            $dbClient->db_list_id === null => $dbClient->status,
            default => DbClientStatus::Assigned,
        };
    }
}
