<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\PersonDetails;
use App\Domain\People\PersonName;
use App\Enums\BarredEntryStatus;
use App\Enums\BetstopChange;
use App\Enums\BetstopState;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Finds people without a date of birth who are probably an excluded person. The matching of people needs more evidence than these details. */
final readonly class SimilarExclusionFinder
{
    public function __construct(private ExclusionChecker $checker) {}

    /**
     * Excluded people with the same name and the same email, suburb or postcode as a person whose date of birth is unknown.
     *
     * @param  array<int, PersonDetails>  $people  up to a few hundred
     * @return array<int, Exclusion> with the keys of $people
     */
    public function find(array $people): array
    {
        $people = array_filter(
            $people,
            static fn (PersonDetails $person): bool => $person->dateOfBirth === null
                && self::details($person->email, $person->suburb, $person->postcode) !== [],
        );
        if ($people === []) {
            return [];
        }
        $known = [];
        foreach ($this->detailed($people) as $row) {
            foreach (self::details($row->email, $row->suburb ?? null, $row->postcode) as $detail) {
                $known[PersonName::of($row->first_name, $row->last_name)->key()][$detail] = CarbonImmutable::parse($row->date_of_birth);
            }
        }
        $found = [];
        foreach ($people as $key => $person) {
            $born = array_intersect_key(
                $known[PersonName::of($person->firstName, $person->lastName)->key()] ?? [],
                array_flip(self::details($person->email, $person->suburb, $person->postcode)),
            );
            $found[$key] = $born === []
                ? null
                : $this->checker->find(new PersonDetails($person->firstName, $person->lastName, reset($born)));
        }

        return array_filter($found);
    }

    /**
     * @param  array<int, PersonDetails>  $people
     * @return list<stdClass> excluded people with a detail of one of these people
     */
    private function detailed(array $people): array
    {
        $emails = array_filter(array_map(static fn (PersonDetails $person): string => mb_strtolower((string) $person->email), $people));
        $suburbs = array_filter(array_map(static fn (PersonDetails $person): string => mb_strtolower((string) $person->suburb), $people));
        $postcodes = array_filter(array_map(static fn (PersonDetails $person): string => (string) $person->postcode, $people));
        $rows = [];
        foreach (
            [
                DB::table('barred_entries')
                    ->join('clients', 'clients.id', '=', 'barred_entries.client_id')
                    ->where('barred_entries.status', BarredEntryStatus::Active->value),
                DB::table('clients')
                    ->whereNull('deleted_at')
                    ->where(
                        static fn (Builder $any): Builder => $any
                            ->where('is_barred', true)
                            ->orWhere('betstop_state', BetstopState::Registered->value),
                    ),
            ] as $query
        ) {
            array_push(
                $rows,
                ...$query
                    ->whereNotNull('clients.date_of_birth')
                    ->where(
                        static fn (Builder $any): Builder => $any
                            ->whereIn(DB::raw('lower(clients.email)'), $emails)
                            ->orWhereIn(DB::raw('lower(clients.suburb)'), $suburbs)
                            ->orWhereIn('clients.postcode', $postcodes),
                    )
                    ->get([
                        'clients.first_name',
                        'clients.last_name',
                        'clients.date_of_birth',
                        'clients.email',
                        'clients.suburb',
                        'clients.postcode',
                    ])
                    ->all(),
            );
        }

        return [...$rows, ...DB::table('betstop_updates')->where('change', '!=', BetstopChange::Ended->value)
            ->where(static fn (Builder $any): Builder => $any->whereIn(DB::raw('lower(email)'), $emails)->orWhereIn('postcode', $postcodes))
            ->get(['first_name', 'last_name', 'date_of_birth', 'email', 'postcode'])->all()];
    }

    /** @return list<string> */
    private static function details(?string $email, ?string $suburb, ?string $postcode): array
    {
        return array_values(array_filter([mb_strtolower((string) $email), mb_strtolower((string) $suburb), (string) $postcode]));
    }
}
