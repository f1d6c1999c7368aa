<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\PersonDetails;
use App\Domain\People\SamePersonReader;
use App\Enums\LeadStatus;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;

/**
 * Checks whether a person is excluded: by a barred list, by a notice of the BetStop register, or by the mark of a client. A person is
 * the same when the matching of people says so, or a mobile is the same. `BetstopRegister` asks the register itself.
 *
 * A time-out is no exclusion: the account stays.
 */
final readonly class ExclusionChecker
{
    public function __construct(private ExcludedPeople $excluded, private ProtectedPeople $protected, private SamePersonReader $same) {}

    /** The first exclusion found; null when the person is not excluded. */
    public function find(PersonDetails $person): ?Exclusion
    {
        return $this->findMany([$person])[0] ?? null;
    }

    /**
     * @param  array<int, PersonDetails>  $people  up to a few hundred
     * @return array<int, Exclusion> with the keys of $people
     */
    public function findMany(array $people): array
    {
        $index = $people === [] ? new ExclusionIndex([]) : $this->excluded->near($people);

        return array_filter(array_map(static fn (PersonDetails $person): ?Exclusion => self::certain($index->of($person))[0] ?? null, $people));
    }

    /** An exclusion by the record's own mark, or of its person. A lead or DB client is excluded under the details of the person's other records, too. */
    public function findForRecord(Client|Lead|DbClient $record): ?Exclusion
    {
        return match (true) {
            $record instanceof Client => $this->find(PersonDetails::ofClient($record)),
            $record instanceof Lead => $record->status === LeadStatus::Barred
                ? new Exclusion('barred', "{$record->full_name} is a lead who is barred")
                : $this->findWithOthers('lead', $record->id, PersonDetails::ofLead($record)),
            default => $this->findWithOthers('db_client', $record->id, PersonDetails::ofDbClient($record)),
        };
    }

    private function findWithOthers(string $type, int $id, PersonDetails $person): ?Exclusion
    {
        $others = $this->same->otherDetails($type, [$id], [$id])[$id] ?? [];

        return self::certain($this->excluded->near([$person, ...$others])->of($person, others: $others))[0] ?? null;
    }

    /**
     * People who certainly asked us to stop, under these details or others.
     *
     * @param  array<int, PersonDetails>  $people  up to a few hundred
     * @return array<int, Exclusion> with the keys of $people
     */
    public function findOptedOut(array $people): array
    {
        $index = $people === [] ? new ExclusionIndex([]) : $this->protected->optedOut($people);
        $certain = static fn (ExclusionMatch $match): bool => $match->certainty === ExclusionCertainty::SamePerson;

        return array_filter(
            array_map(
                static fn (PersonDetails $person): ?Exclusion => (
                    array_values(array_filter($index->of($person), $certain))[0] ?? null
                )?->exclusion,
                $people,
            ),
        );
    }

    /** An exclusion by the register, from a notice or from the mark of a client. */
    public function onBetstop(PersonDetails $person): ?Exclusion
    {
        $found = array_filter(
            self::certain($this->excluded->near([$person])->of($person)),
            static fn (Exclusion $exclusion): bool => $exclusion->list === 'betstop',
        );

        return array_values($found)[0] ?? null;
    }

    /**
     * @param  list<ExclusionMatch>  $matches
     * @return list<Exclusion>
     */
    private static function certain(array $matches): array
    {
        return array_values(array_map(
            static fn (ExclusionMatch $match): Exclusion => $match->exclusion,
            array_filter($matches, static fn (ExclusionMatch $match): bool => $match->certainty !== ExclusionCertainty::Possible || $match->sharesNumber),
        ));
    }
}
