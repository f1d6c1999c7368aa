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
 * Somebody turns out to be one who must be left alone: they asked to stop, were barred, or the BetStop register says so.
 * Their number and mailbox are remembered whoever has them next, and the DB clients who are them are suppressed.
 */
final readonly class DoNotContact
{
    /** As many are suppressed at once; more of them in the background, so that nobody waits for it. */
    private const AT_ONCE = 50;

    private const A_JOB = 500;

    /** Held while the register's word is written down, so that no end of another word is written over it. */
    public const REGISTER_LOCK = 'suppressions of the BetStop register';

    public function __construct(private SuppressionList $book, private DbClientImporter $arrival, private IntakeLock $locks) {}

    /**
     * Call it inside the transaction that learns of it, after that is written.
     *
     * @param  PersonDetails  $person  without a name where only the number is known
     */
    public function person(PersonDetails $person, SuppressionReason $reason, ?int $userId): void
    {
        if ($reason === SuppressionReason::Betstop) {
            $this->locks->hold(self::REGISTER_LOCK);
        }
        // The register decides, whoever asked it; what a person suppressed by hand does not end with the exclusion.
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
