<?php

declare(strict_types=1);

namespace App\Actions\DbClients;

use App\Domain\DbClients\ValidityChecker;
use App\Domain\People\PersonDetails;
use App\Domain\Protection\ExclusionChecker;
use App\Domain\Protection\SuppressionList;
use App\Enums\DbClientOutcome;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Lifts the DB client's own suppression and stores the reason. Exclusions by the BetStop register or a barred list, and other
 * reasons to suppress the same phone number or email address, can't be lifted here. Nor can a STOP that was texted, or the opt-out
 * of a client with the same number.
 */
final readonly class LiftDbClientSuppression
{
    public function __construct(private SuppressionList $suppressions, private ExclusionChecker $exclusions, private AuditTrail $audit) {}

    /**
     * @param  SuppressionReason|null  $seen  the suppression on the user's page
     * @param  bool  $returnsToList  whether the suppression was a mistake, and the DB client goes back to its open call list
     *
     * @throws ValidationException when the person is excluded for another reason, or has asked to stop since the page was opened
     */
    public function handle(DbClient $dbClient, ?SuppressionReason $seen, string $why, User $actor, bool $returnsToList = false): void
    {
        DB::transaction(function () use ($dbClient, $seen, $why, $actor, $returnsToList): void {
            // Before the DB client, because closing a list locks in this order too.
            $list = $returnsToList ? DbList::query()->whereNull('closed_at')->lockForUpdate()->find($dbClient->db_list_id) : null;
            $current = DbClient::query()->lockForUpdate()->findOrFail($dbClient->id);
            if ($current->status !== DbClientStatus::Suppressed) {
                throw ValidationException::withMessages(['reason' => 'This DB client is not suppressed.']);
            }
            if ($current->suppressed_reason !== $seen) {
                $this->refuse("The reason has changed since you opened this page: {$current->suppressed_reason?->label()}. Nothing was changed.");
            }
            $this->liftOwn($current);
            $before = ['status' => $current->status->value, 'suppressed_reason' => $current->suppressed_reason?->value];
            // Otherwise the request would count again once the DB client is converted.
            $endsRequest = $current->last_outcome === DbClientOutcome::AskedToStop;
            $hasValidNumber = $current->phoneNumbers()->where('is_valid', true)->exists();
            $current
                ->fill([
                    'status' => $list === null ? ValidityChecker::status(DbClientStatus::Raw, $hasValidNumber) : DbClientStatus::Assigned,
                    'suppressed_reason' => null,
                    'db_list_id' => $list?->id,
                    'assignee_id' => $list?->assignee_id,
                    'version' => $current->version + 1,
                    ...$endsRequest ? ['last_outcome' => null] : [],
                ])
                ->save();
            $this->audit->record(
                'db_client.suppression_lifted',
                $current,
                [...$before, ...$endsRequest ? ['last_outcome' => DbClientOutcome::AskedToStop->value] : []],
                ['status' => $current->status->value, 'suppressed_reason' => null, 'reason' => $why, ...$endsRequest ? ['last_outcome' => null] : []],
                $actor->id,
            );
        }, 3);
    }

    private function liftOwn(DbClient $dbClient): void
    {
        $own = $dbClient->suppressed_reason;
        $exclusion = $this->exclusions->find(PersonDetails::ofDbClient($dbClient));
        if ($exclusion !== null) {
            $this->refuse("{$exclusion->reason}. The suppression can’t be lifted manually.");
        }

        $values = [(string) $dbClient->email, ...array_values($dbClient->phoneNumbers()->pluck('e164')->all())];
        if ($own === SuppressionReason::Stop && Client::query()->whereIn('mobile_e164', $values)->whereNotNull('sms_opted_out_at')->exists()) {
            $this->refuse('The owner of this number asked us to stop. Only staff’s own suppressions can be lifted.');
        }
        if ($own?->mayBeLifted() === true) {
            $this->suppressions->lift($values, $own);
        }
        $others = array_values($this->suppressions->reasons($values));
        if ($own === SuppressionReason::Stop && in_array($own, $others, true)) {
            $this->refuse('This number texted STOP. Only staff’s own suppressions can be lifted.');
        }
        foreach ([$own, ...$others] as $left) {
            match (true) {
                $left === SuppressionReason::Betstop => $this->refuse(
                    'This person is on the BetStop register. The suppression can’t be lifted manually.',
                ),
                $left === SuppressionReason::Barred => $this->refuse(
                    'This person is barred. The suppression can’t be lifted manually.',
                ),
                $left !== $own && $left?->isOfPerson() === true => $this->refuse(
                    "A number or the email of this DB client must not be contacted for another reason: {$left->label()}.",
                ),
                default => null,
            };
        }
    }

    private function refuse(string $why): never
    {
        throw ValidationException::withMessages(['reason' => $why]);
    }
}
