<?php

declare(strict_types=1);

namespace App\Services\Exclusions;

use App\Enums\BarredEntryStatus;
use App\Enums\BetstopChange;
use App\Enums\BetstopState;
use App\Services\Intake\ClientNames;
use App\Services\Matching\PersonFacts;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * {@see ExclusionCheck} for many people at once: six queries find those who share a mobile, or name and birthday, with
 * somebody who is excluded. They are few, and each of them is then looked at closely.
 */
final readonly class ExclusionsAmong
{
    public function __construct(private ExclusionCheck $check) {}

    /**
     * @param  array<int, PersonFacts>  $people  some hundreds
     * @return array<int, Exclusion> by the same keys
     */
    public function find(array $people): array
    {
        $phones = array_values(array_unique(array_merge(...array_values(array_map(static fn (PersonFacts $person): array => $person->phones, $people)))));
        $days = array_values(array_unique(array_filter(array_map(static fn (PersonFacts $person): ?string => $person->dateOfBirth?->toDateString(), $people))));
        // Databases hold a day with or without its midnight.
        $days = [...$days, ...array_map(static fn (string $day): string => "{$day} 00:00:00", $days)];

        [$numbers, $names] = [[], []];
        foreach ([...$this->excluded('mobile_e164', $phones), ...$this->excluded('date_of_birth', $days)] as $row) {
            $numbers[(string) $row->mobile_e164] = true;
            $names[self::key($row->first_name, $row->last_name, (string) $row->date_of_birth)] = true;
        }

        $suspects = array_filter($people, static fn (PersonFacts $person): bool => array_intersect_key($numbers, array_flip($person->phones)) !== []
            || isset($names[self::key($person->firstName, $person->lastName, (string) $person->dateOfBirth?->toDateString())]));

        return array_filter(array_map($this->check->find(...), $suspects));
    }

    /**
     * @param  list<string>  $values
     * @return list<stdClass>
     */
    private function excluded(string $column, array $values): array
    {
        if ($values === []) {
            return [];
        }
        $rows = [];
        foreach ([
            DB::table('barred_entries')->where('status', BarredEntryStatus::Active->value),
            DB::table('betstop_updates')->where('change', '!=', BetstopChange::Ended->value),
            DB::table('clients')->whereNull('deleted_at')->where(static fn (Builder $any): Builder => $any->where('is_barred', true)->orWhere('betstop_state', BetstopState::Registered->value)),
        ] as $query) {
            array_push($rows, ...$query->whereIn($column, $values)->get(['first_name', 'last_name', 'date_of_birth', 'mobile_e164'])->all());
        }

        return $rows;
    }

    private static function key(string $firstName, string $lastName, string $dateOfBirth): string
    {
        return implode(' ', ClientNames::words("{$firstName} {$lastName}")).'|'.substr($dateOfBirth, 0, 10);
    }
}
