<?php

declare(strict_types=1);

namespace App\Infrastructure\Betstop;

use App\Enums\BetstopChange;
use App\Enums\BetstopCheckResult;
use App\Models\BetstopUpdate;
use App\Support\GivenNames;
use App\Support\TextNormalizer;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Sleep;
use Illuminate\Support\Str;

/**
 * Simulates the register from the rows of `betstop_updates`, with its delay and failures (`paddock.betstop.simulated`).
 *
 * It finds a person like the register does, by two of three: the name (also short forms), the date of birth (also with day and
 * month swapped), and a phone number or the email address. The last name Unavailable simulates a register that does not answer.
 */
final readonly class SimulatedBetstopRegister implements BetstopRegister
{
    public function check(BetstopPerson $person): BetstopAnswer
    {
        return $this->checkMany([$person])[0];
    }

    public function checkMany(array $people): array
    {
        Sleep::for(config()->integer('paddock.betstop.simulated.delay_milliseconds'))->milliseconds();
        $isDown = random_int(1, 10_000) <= (int) round(config()->float('paddock.betstop.simulated.error_rate') * 10_000);
        $notices = $isDown ? new Collection : $this->notices($people);
        $validUntil = now()->addHours(config()->integer('paddock.betstop.valid_hours'))->toImmutable();

        return array_map(static function (BetstopPerson $person) use ($isDown, $notices, $validUntil): BetstopAnswer {
            $evidence = ['driver' => 'simulated', 'reference' => (string) Str::uuid()];
            if ($isDown || $person->lastName === 'Unavailable') {
                return BetstopAnswer::error('The register did not answer.', $evidence);
            }
            $last = $notices->filter(static fn (BetstopUpdate $notice): bool => self::isSame($person, $notice))->first();

            return new BetstopAnswer(
                $last === null || $last->change === BetstopChange::Ended ? BetstopCheckResult::Clear : BetstopCheckResult::Registered,
                $validUntil,
                $evidence,
            );
        }, $people);
    }

    /**
     * Notices with a date of birth, number or email address of these people.
     *
     * @param  array<int, BetstopPerson>  $people
     * @return Collection<int, BetstopUpdate> newest first
     */
    private function notices(array $people): Collection
    {
        $found = new Collection;
        $details = [
            'date_of_birth' => array_merge(
                ...array_map(
                    static fn (BetstopPerson $person): array => self::birthDates($person->dateOfBirth),
                    array_values($people),
                ),
            ),
            'mobile_e164' => array_merge(
                ...array_map(static fn (BetstopPerson $person): array => $person->phones(), array_values($people)),
            ),
            'email' => array_map(static fn (BetstopPerson $person): string => mb_strtolower((string) $person->email), $people),
        ];
        foreach ($details as $column => $values) {
            $values = array_values(array_unique(array_filter($values)));
            // SQLite stores a date with or without a time.
            $values = $column === 'date_of_birth'
                ? [...$values, ...array_map(static fn (string $day): string => "{$day} 00:00:00", $values)]
                : $values;
            $found = $found->concat(
                BetstopUpdate::query()
                    ->whereIn($column, $values)
                    ->where(
                        static fn (Builder $begun): Builder => $begun
                            ->where('change', '!=', BetstopChange::Ended)
                            ->orWhere('effective_at', '<=', now()),
                    )
                    ->get(),
            );
        }

        return $found->unique('id')->sortBy([['effective_at', 'desc'], ['id', 'desc']])->values();
    }

    private static function isSame(BetstopPerson $person, BetstopUpdate $notice): bool
    {
        $isNamed = TextNormalizer::joined($person->lastName) === TextNormalizer::joined($notice->last_name)
            && self::areForms($person->firstName, $notice->first_name);
        $isBorn = in_array($notice->date_of_birth->toDateString(), self::birthDates($person->dateOfBirth), true);
        $isReached = array_intersect($person->phones(), BetstopPerson::of($notice)->phones()) !== []
            || ($person->email !== null && $person->email !== '' && mb_strtolower($person->email) === mb_strtolower((string) $notice->email));

        return (int) $isNamed + (int) $isBorn + (int) $isReached >= 2;
    }

    private static function areForms(string $one, string $other): bool
    {
        [$one, $other] = [TextNormalizer::joined($one), TextNormalizer::joined($other)];

        return $one === $other || GivenNames::areForms($one, $other);
    }

    /** @return list<string> the day, and the day with day and month swapped */
    private static function birthDates(?CarbonImmutable $born): array
    {
        return $born === null ? [] : array_values(array_unique([
            $born->toDateString(), ...($born->day <= 12 ? [$born->setDate($born->year, $born->day, $born->month)->toDateString()] : []),
        ]));
    }
}
