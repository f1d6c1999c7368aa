<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

use App\Domain\People\PersonDetails;
use App\Domain\Protection\Exclusion;
use App\Domain\Protection\ExclusionChecker;
use App\Domain\Protection\SuppressionList;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use Illuminate\Support\Facades\DB;

/**
 * Suppresses DB clients who must not be contacted: those with a suppressed phone number or email address, excluded people, and people who
 * asked us to stop on another record.
 * Code that creates or changes DB clients without Eloquent calls this with their ids in the same transaction.
 */
final readonly class DbClientImporter
{
    private const BATCH = 500;

    public function __construct(private SuppressionList $suppressions, private DbClientAudit $audit, private ExclusionChecker $exclusions) {}

    /**
     * @param  list<int>  $ids
     * @return int how many were suppressed
     */
    public function settle(array $ids, ?int $actorId): int
    {
        $suppressed = 0;
        foreach (array_chunk(array_values(array_unique($ids)), self::BATCH) as $batch) {
            $suppressed += $this->batch($batch, $actorId);
        }

        return $suppressed;
    }

    /**
     * Suppresses the DB clients that have one of these contact details.
     *
     * @param  array<string>  $phones
     * @param  array<string|null>  $emails
     */
    public function spread(array $phones, array $emails, ?int $actorId): void
    {
        $ids = DB::table('db_phone_numbers')
            ->whereIn('e164', $phones)
            ->pluck('db_client_id')
            ->concat(DB::table('db_clients')->whereIn('email', array_filter($emails))->pluck('id'));
        $this->settle(array_values($ids->map(static fn (mixed $id): int => (int) $id)->all()), $actorId);
    }

    /** The most serious reason to suppress this person, apart from the record's own status. */
    public function reasonAgainst(DbClient $dbClient): ?SuppressionReason
    {
        $numbers = $dbClient->phoneNumbers()->pluck('e164')->all();

        return $this->reasonFor(
            $dbClient->load('phoneNumbers'),
            $this->suppressions->reasons([(string) $dbClient->email, ...array_values($numbers)]),
            $this->exclusions->find(self::facts($dbClient))
                ?? ($this->exclusions->findOptedOut([self::facts($dbClient)])[0] ?? null),
        );
    }

    /** @param  list<int>  $ids */
    private function batch(array $ids, ?int $actorId): int
    {
        foreach (DbPhoneNumber::query()->whereIn('db_client_id', $ids)->whereNull('value_hash')->get() as $number) {
            $number->save();
        }

        // The lock orders simultaneous changes of a DB client before or after this one.
        $dbClients = DbClient::query()->with('phoneNumbers')->whereKey($ids)
            ->whereNotIn('status', [DbClientStatus::Suppressed, DbClientStatus::Converted])->orderBy('id')->lockForUpdate()->get();
        $reasons = $this->suppressions->reasons(array_values($dbClients
            ->flatMap(static fn (DbClient $dbClient): array => [(string) $dbClient->email, ...$dbClient->phoneNumbers->pluck('e164')->all()])->all()));

        $people = $dbClients->keyBy('id')->map(self::facts(...))->all();
        $excluded = $this->exclusions->findMany($people) + $this->exclusions->findOptedOut($people);

        $changes = [];
        foreach ($dbClients as $dbClient) {
            $reason = $this->reasonFor($dbClient, $reasons, $excluded[$dbClient->id] ?? null);
            if ($reason === null) {
                continue;
            }
            $changes[$dbClient->id] = [
                ['status' => $dbClient->status->value, 'suppressed_reason' => null],
                ['status' => DbClientStatus::Suppressed->value, 'suppressed_reason' => $reason->value],
            ];
            $dbClient
                ->fill([
                    'status' => DbClientStatus::Suppressed,
                    'suppressed_reason' => $reason,
                    'version' => $dbClient->version + 1,
                ])
                ->save();
        }
        $this->audit->many('db_client.suppressed', $changes, $actorId);

        return count($changes);
    }

    /** @param  array<string, SuppressionReason>  $reasons */
    private function reasonFor(DbClient $dbClient, array $reasons, ?Exclusion $exclusion): ?SuppressionReason
    {
        $found = array_filter(
            [
                $exclusion?->suppression(),
                ...array_map(static fn (string $value): ?SuppressionReason => $reasons[$value] ?? null, [
                    (string) $dbClient->email,
                    ...$dbClient->phoneNumbers->pluck('e164')->all(),
                ]),
            ],
            static fn (?SuppressionReason $reason): bool => $reason !== null && $reason->isOfPerson(),
        );
        usort($found, static fn (SuppressionReason $a, SuppressionReason $b): int => $a->gravity() <=> $b->gravity());

        return $found[0] ?? null;
    }

    private static function facts(DbClient $dbClient): PersonDetails
    {
        return new PersonDetails(
            $dbClient->first_name,
            $dbClient->last_name,
            $dbClient->date_of_birth,
            $dbClient->email,
            array_values($dbClient->phoneNumbers->pluck('e164')->all()),
        );
    }
}
