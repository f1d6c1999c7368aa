<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

use App\Domain\People\PersonDetails;
use App\Domain\People\PersonName;
use App\Domain\Protection\SuppressionList;
use App\Enums\SuppressionReason;
use App\Events\ExcludedDbClientsFound;
use App\Infrastructure\Deliveries\IntakeLock;
use App\Models\DbClient;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/**
 * Suppresses a person who asked to stop, was barred or is on the BetStop register: the numbers and email address for good,
 * and all DB clients who are this person.
 */
final readonly class DoNotContact
{
    /** Up to this number is suppressed at once, more in the background. */
    private const AT_ONCE = 50;

    private const A_JOB = 500;

    /** Locked while an exclusion of the register is stored, so that the end of another one doesn't overwrite it. */
    public const REGISTER_LOCK = 'suppressions of the BetStop register';

    public function __construct(private SuppressionList $book, private DbClientImporter $arrival, private IntakeLock $locks) {}

    /**
     * Call it inside the transaction that records the reason, after that record.
     *
     * @param  PersonDetails  $person  without a name where only the number is known
     */
    public function person(PersonDetails $person, SuppressionReason $reason, ?int $userId): void
    {
        if ($reason === SuppressionReason::Betstop) {
            $this->locks->hold(self::REGISTER_LOCK);
        }
        // Without a user: a suppression by hand would not end with the exclusion.
        $this->book->suppress($person->phones, $person->email, $reason, $reason === SuppressionReason::Betstop ? null : $userId);

        $ids = $this->dbClients($person);
        if (count($ids) <= self::AT_ONCE) {
            $this->arrival->settle($ids, $userId);

            return;
        }
        foreach (array_chunk($ids, self::A_JOB) as $batch) {
            event(new ExcludedDbClientsFound($batch, $userId));
        }
    }

    /** @return list<int> with one of the numbers, the mailbox, or the name and the birthday */
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
            $ids = $ids->concat($born->filter(static fn (DbClient $dbClient): bool => PersonName::of($dbClient->first_name, $dbClient->last_name)->key() === $key)->modelKeys());
        }

        return array_values($ids->map(static fn (mixed $id): int => (int) $id)->unique()->sort()->all());
    }
}
