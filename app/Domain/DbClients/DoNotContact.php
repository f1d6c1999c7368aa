<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

use App\Domain\People\PersonDetails;
use App\Domain\People\PersonName;
use App\Domain\Protection\Exclusion;
use App\Domain\Protection\ProtectedPeople;
use App\Domain\Protection\SuppressionList;
use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\DbClientOutcome;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Events\ExcludedDbClientsFound;
use App\Infrastructure\Deliveries\IntakeLock;
use App\Models\Consent;
use App\Models\DbClient;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/**
 * Suppresses a person who asked to stop, was barred or is on the BetStop register: their phone numbers and email address for all
 * future users of them, and the DB clients who are this person.
 */
final readonly class DoNotContact
{
    /** More DB clients than this are suppressed in the background. */
    private const AT_ONCE = 50;

    private const A_JOB = 500;

    /** Held while an answer of the register is stored, so that the end of an earlier exclusion can't overwrite it. */
    public const REGISTER_LOCK = 'suppressions of the BetStop register';

    public function __construct(
        private SuppressionList $suppressions,
        private DbClientImporter $importer,
        private IntakeLock $locks,
        private DbClientAudit $audit,
    ) {}

    /**
     * Call it in the transaction that stores the reason, after storing it.
     *
     * @param  PersonDetails  $person  without a name when only the number is known
     */
    public function person(PersonDetails $person, SuppressionReason $reason, ?int $userId): void
    {
        if ($reason === SuppressionReason::Betstop) {
            $this->locks->hold(self::REGISTER_LOCK);
        }
        // The register decides, whichever user ran the check. A suppression by a colleague does not end with the exclusion.
        $this->suppressions->suppress($person->phones, $person->email, $reason, $reason === SuppressionReason::Betstop ? null : $userId);

        $ids = $this->dbClients($person);
        if (count($ids) <= self::AT_ONCE) {
            $this->importer->settle($ids, $userId);

            return;
        }
        foreach (array_chunk($ids, self::A_JOB) as $batch) {
            event(new ExcludedDbClientsFound($batch, $userId));
        }
    }

    /**
     * Suppresses a DB client who is an excluded person, even when the names differ. Call it in the caller's transaction.
     *
     * @param  DbClient  $dbClient  locked
     */
    public function dbClient(DbClient $dbClient, Exclusion $exclusion, ?int $actorId): void
    {
        $reason = $exclusion->suppression();
        $this->person(PersonDetails::ofDbClient($dbClient), $reason, $actorId);
        $current = $dbClient->refresh();
        if ($current->status === DbClientStatus::Suppressed) {
            return;
        }

        // A colleague says that this is the excluded person, so no contact detail matched.
        $before = ['status' => $current->status->value, 'suppressed_reason' => null];
        $current
            ->fill(['status' => DbClientStatus::Suppressed, 'suppressed_reason' => $reason, 'version' => $current->version + 1])
            ->save();
        $this->audit->many(
            'db_client.suppressed',
            [$current->id => [$before, ['status' => $current->status->value, 'suppressed_reason' => $reason->value]]],
            $actorId,
        );
    }

    /**
     * Withdraws the consents of the leads and clients that DB clients became before they asked to stop. Those may have other numbers. The
     * outcome protects the other records of the person ({@see ProtectedPeople}).
     *
     * @param  iterable<DbClient>  $converted
     */
    public function withdrawConsents(iterable $converted, int $userId): void
    {
        foreach ($converted as $dbClient) {
            DbClient::query()->whereKey($dbClient->id)->update(['last_outcome' => DbClientOutcome::AskedToStop]);
            foreach (array_filter(['lead' => $dbClient->lead_id, 'client' => $dbClient->client_id]) as $type => $id) {
                foreach (ConsentChannel::cases() as $channel) {
                    Consent::query()->create([
                        'person_type' => $type, 'person_id' => $id, 'channel' => $channel, 'purpose' => 'Marketing', 'basis' => ConsentBasis::None,
                        'evidence' => "Asked to stop as DB client {$dbClient->id}", 'user_id' => $userId, 'recorded_at' => CarbonImmutable::now(),
                    ]);
                }
            }
        }
    }

    /** @return list<int> DB clients with one of the phone numbers, the email address, or the name and date of birth */
    public function dbClients(PersonDetails $person): array
    {
        $ids = $person->phones === [] ? new Collection : DB::table('db_phone_numbers')->whereIn('e164', $person->phones)->pluck('db_client_id');
        if ($person->email !== null && $person->email !== '') {
            $ids = $ids->concat(DbClient::query()->whereIn('email', array_unique([$person->email, mb_strtolower($person->email)]))->toBase()->pluck('id'));
        }
        $key = $person->name()->key();
        if ($key !== '' && $person->dateOfBirth !== null) {
            $born = DbClient::query()->whereBetween('date_of_birth', [$person->dateOfBirth->toDateString(), $person->dateOfBirth->format('Y-m-d 23:59:59')])
                ->get(['id', 'first_name', 'last_name']);
            $ids = $ids->concat(
                $born
                    ->filter(
                        static fn (DbClient $dbClient): bool => PersonName::of(
                            $dbClient->first_name,
                            $dbClient->last_name,
                        )->key() === $key,
                    )
                    ->modelKeys(),
            );
        }

        return array_values($ids->map(static fn (mixed $id): int => (int) $id)->unique()->sort()->all());
    }
}
