<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\MatchCandidate;
use App\Domain\People\MatchFinder;
use App\Domain\People\NameMatch;
use App\Domain\People\PairScorer;
use App\Domain\People\PersonDetails;

/** Finds the exclusions of a person among excluded people. */
final readonly class ExclusionIndex
{
    private const BEGINNING = 3;

    /** Sources that are marks of a client, or of the lead or DB client that became one. The gate reads those of the person's own record itself. */
    private const OWN_MARKS = ['client', 'opted_out', 'lead', 'db_client'];

    private const ORDER = ['barred_entry' => 0, 'betstop_update' => 1, 'client' => 2, 'time_out' => 3];

    /** @var array<string, list<int>> where the excluded people are in the list, by what a record of the same person shares */
    private array $places;

    private PairScorer $scorer;

    /** @param  list<ExcludedPerson>  $excluded */
    public function __construct(private array $excluded)
    {
        $places = [];
        foreach ($excluded as $place => $one) {
            foreach ($one->keys() as $key) {
                $places[$key][] = $place;
            }
        }
        $this->places = $places;
        $this->scorer = new PairScorer;
    }

    /**
     * @param  int|null  $clientId  the person's own client record, whose marks are not listed
     * @param  list<PersonDetails>  $others  details of other records of the person
     * @return list<ExclusionMatch> certain ones first
     */
    public function of(PersonDetails $person, ?int $clientId = null, array $others = []): array
    {
        $matches = $this->matches($person, $clientId);
        foreach ($others as $details) {
            // The number of another record is not contacted, so it only counts as evidence.
            array_push(
                $matches,
                ...array_filter(
                    $this->matches($details, $clientId),
                    static fn (ExclusionMatch $match): bool => $match->certainty !== ExclusionCertainty::SharedNumber,
                ),
            );
        }
        usort($matches, static fn (ExclusionMatch $one, ExclusionMatch $other): int => self::rank($one) <=> self::rank($other));
        // A client and those merged into it are one source.
        $bySource = [];
        foreach ($matches as $match) {
            $bySource[$match->source()] ??= $match;
        }

        return array_values($bySource);
    }

    /**
     * The exclusion of this source. A later notice or another entry of the same person also counts.
     *
     * @param  string  $source  as ExclusionMatch::source()
     * @param  PersonDetails  $person  the excluded person
     * @param  int|null  $clientId  the client who may be that person, whose own marks don't count
     */
    public function bySource(string $source, PersonDetails $person, ?int $clientId): ?Exclusion
    {
        [$type, $id] = explode(':', $source);
        $namesake = ExcludedPerson::namesake($person);
        foreach (SoughtPerson::lookups($person, null) as $key) {
            foreach ($this->places[$key] ?? [] as $place) {
                $one = $this->excluded[$place];
                if (
                    $one->sourceType === $type
                    && ! self::isOwnMark($one, $clientId)
                    && ($one->sourceId === (int) $id || ($namesake !== '' && $one->namesake === $namesake))
                ) {
                    return $one->exclusion;
                }
            }
        }

        return null;
    }

    /** @return list<ExclusionMatch> */
    private function matches(PersonDetails $person, ?int $clientId): array
    {
        $places = [];
        foreach (SoughtPerson::lookups($person, $clientId) as $key) {
            foreach ($this->places[$key] ?? [] as $place) {
                $places[$place] = true;
            }
        }
        if ($places === []) {
            return [];
        }
        $sought = new SoughtPerson($person);

        return array_values(
            array_filter(
                array_map(
                    fn (int $place): ?ExclusionMatch => $this->match($this->excluded[$place], $sought, $clientId),
                    array_keys($places),
                ),
            ),
        );
    }

    private function match(ExcludedPerson $excluded, SoughtPerson $sought, ?int $clientId): ?ExclusionMatch
    {
        if (self::isOwnMark($excluded, $clientId)) {
            return null;
        }
        $isOwn = $clientId !== null && $excluded->clientId === $clientId;
        $name = $sought->name->compare($excluded->name);
        $isNamesake = $sought->namesake !== '' && $sought->namesake === $excluded->namesake;
        $sharesNumber = array_intersect($sought->person->phones, $excluded->person->phones) !== [];
        $shared = array_values(array_intersect($excluded->mailboxes(), $sought->emails))[0] ?? null;
        $sharesMailbox = $shared !== null;
        // Most people who share only a birthday have nothing else in common.
        if (! $isOwn && ! $isNamesake && ! $sharesNumber && ! $sharesMailbox && $name === NameMatch::Different) {
            return null;
        }
        [$score, $reasons] = $this->scorer->score($sought->person, $shared === null ? $excluded->person : $excluded->with($shared));
        $certainty = match (true) {
            $isOwn || $isNamesake || $score >= MatchCandidate::LIKELY => ExclusionCertainty::SamePerson,
            ($sharesNumber || $sharesMailbox || in_array($excluded->person->dateOfBirth?->toDateString(), $sought->days, true))
                && self::isAlike($name, $sought->person, $excluded->person) => ExclusionCertainty::Possible,
            $sharesNumber => ExclusionCertainty::SharedNumber,
            $score >= MatchFinder::LEAST => ExclusionCertainty::Possible,
            default => null,
        };

        return $certainty === null
            ? null
            : new ExclusionMatch(
                $excluded->exclusion,
                $certainty,
                $excluded->sourceType,
                $excluded->sourceId,
                $score,
                $reasons,
                $sharesNumber,
            );
    }

    private static function isOwnMark(ExcludedPerson $excluded, ?int $clientId): bool
    {
        return $clientId !== null && $excluded->clientId === $clientId && in_array($excluded->sourceType, self::OWN_MARKS, true);
    }

    /**
     * A similar name, which is enough with one detail in common, where the matching of people wants more: a look of a colleague costs less
     * than a bonus for an excluded person (docs/decisions/0074).
     */
    private static function isAlike(NameMatch $name, PersonDetails $one, PersonDetails $other): bool
    {
        return match ($name) {
            NameMatch::Same, NameMatch::Nickname, NameMatch::Similar => true,
            // Short forms that are not listed begin like the name.
            NameMatch::Surname => mb_strtolower(mb_substr($one->firstName, 0, self::BEGINNING))
                === mb_strtolower(mb_substr($other->firstName, 0, self::BEGINNING)),
            default => false,
        };
    }

    /** @return list<int> */
    private static function rank(ExclusionMatch $match): array
    {
        $certainty = array_search($match->certainty, ExclusionCertainty::cases(), true);

        // The newest entry first, but the oldest account.
        return [(int) $certainty, self::ORDER[$match->sourceType] ?? 9, $match->sourceType === 'client' ? $match->sourceId : -$match->sourceId];
    }
}
