<?php

declare(strict_types=1);

namespace App\Domain\DbClients\Cleanup;

use App\Domain\DbClients\PhoneDetails;
use App\Domain\DbClients\ValidityChecker;
use App\Enums\AustralianState;
use App\Enums\ConsentBasis;
use App\Enums\DbCleanupKind;
use App\Enums\DbClientStatus;
use App\Support\ContactHash;
use App\Support\TextNormalizer;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Calculates the changes of a clean-up. It writes nothing. */
final readonly class CleanupCalculator
{
    private const PARTICLES = ['van', 'von', 'der', 'den', 'de', 'da', 'di', 'du', 'la', 'le', 'bin', 'al'];

    /**
     * @param  list<int>  $ids  rows of the kind's table
     * @param  (Closure(Builder): Builder)|null  $among  narrows a merge to the DB clients that may change; null for all
     * @return list<Change> in the order in which they are made
     */
    public static function changes(DbCleanupKind $kind, array $ids, ?Closure $among = null): array
    {
        return match ($kind) {
            DbCleanupKind::NormalisePhones => self::normalisedPhones($ids),
            DbCleanupKind::FixNameCase => self::names($ids, static fn (string $first, string $last): array => [self::casedName($first), self::casedName($last)]),
            DbCleanupKind::SplitNames => self::names($ids, self::splitName(...)),
            DbCleanupKind::MergeDuplicates => self::merges($ids, $among ?? static fn (Builder $all): Builder => $all),
            DbCleanupKind::RemoveInvalidNumbers => self::removedNumbers($ids),
            DbCleanupKind::ExpireAddresses => self::expiredAddresses($ids),
            DbCleanupKind::CheckValidity => self::checkedDetails($ids),
        };
    }

    /**
     * Writes numbers as E.164 and deletes a number that the DB client already has. The number that stays keeps the stronger consent, so
     * that a refusal of calls isn't lost, and stays wrong when a call found it to be wrong.
     *
     * @param  list<int>  $ids
     * @return list<Change>
     */
    private static function normalisedPhones(array $ids): array
    {
        $rows = DB::table('db_phone_numbers')->whereIn('id', $ids)->orderBy('id')->get();
        $taken = DB::table('db_phone_numbers')->whereIn('db_client_id', $rows->pluck('db_client_id')->unique())->get()
            ->mapWithKeys(static fn (stdClass $row): array => ["{$row->db_client_id} {$row->e164}" => $row])->all();
        $changes = [];
        foreach ($rows as $row) {
            $facts = PhoneDetails::of($row->e164);
            if ($facts->e164 === null || $facts->e164 === $row->e164) {
                continue;
            }
            $key = "{$row->db_client_id} {$facts->e164}";
            $kept = $taken[$key] ?? null;
            if ($kept !== null && ConsentBasis::from($row->consent_basis)->prevailsOver(ConsentBasis::from($kept->consent_basis))) {
                $changes[] = new Change('db_phone_number', (int) $kept->id, (int) $kept->db_client_id, self::consent($kept), self::consent($row));
                [$kept->consent_basis, $kept->consent_at, $kept->consent_evidence] = array_values(self::consent($row));
            }
            $isWrong = $row->is_valid !== null && ! (bool) $row->is_valid;
            if ($kept !== null && $isWrong && ($kept->is_valid === null || (bool) $kept->is_valid)) {
                $changes[] = new Change('db_phone_number', (int) $kept->id, (int) $kept->db_client_id, ['is_valid' => $kept->is_valid === null ? null : true], ['is_valid' => false]);
                $kept->is_valid = false;
            }
            $changes[] = $kept !== null
                ? self::removedNumber($row)
                : new Change('db_phone_number', (int) $row->id, (int) $row->db_client_id, [
                    'e164' => $row->e164, 'kind' => $row->kind, 'is_valid' => $row->is_valid === null ? null : (bool) $row->is_valid, 'value_hash' => $row->value_hash,
                ], [
                    'e164' => $facts->e164, 'kind' => $facts->kind->value, 'is_valid' => $facts->isValid && ! $isWrong, 'value_hash' => ContactHash::of($facts->e164),
                ]);
            $taken[$key] ??= $row;
        }

        return $changes;
    }

    /** @return array{consent_basis: string, consent_at: string|null, consent_evidence: string|null} */
    private static function consent(stdClass $number): array
    {
        return ['consent_basis' => $number->consent_basis, 'consent_at' => $number->consent_at, 'consent_evidence' => $number->consent_evidence];
    }

    /**
     * @param  list<int>  $ids
     * @return list<Change>
     */
    private static function removedNumbers(array $ids): array
    {
        return array_values(DB::table('db_phone_numbers')->whereIn('id', $ids)->where('is_valid', false)->orderBy('id')->get()->map(self::removedNumber(...))->all());
    }

    private static function removedNumber(stdClass $row): Change
    {
        return new Change('db_phone_number', (int) $row->id, (int) $row->db_client_id, (array) $row, null);
    }

    /**
     * @param  list<int>  $ids
     * @param  Closure(string, string): (array{string, string}|null)  $rule  from first and last name to the corrected names
     * @return list<Change>
     */
    private static function names(array $ids, Closure $rule): array
    {
        $changes = [];
        foreach (DB::table('db_clients')->whereIn('id', $ids)->whereNull('deleted_at')->orderBy('id')->get(['id', 'first_name', 'last_name']) as $row) {
            $fixed = $rule((string) $row->first_name, (string) $row->last_name);
            if ($fixed !== null && $fixed !== [$row->first_name, $row->last_name]) {
                $changes[] = new Change('db_client', (int) $row->id, (int) $row->id, ['first_name' => $row->first_name, 'last_name' => $row->last_name], ['first_name' => $fixed[0], 'last_name' => $fixed[1]]);
            }
        }

        return $changes;
    }

    /**
     * Ends an open address when the DB client has a later one.
     *
     * @param  list<int>  $ids
     * @return list<Change>
     */
    private static function expiredAddresses(array $ids): array
    {
        $open = DB::table('db_addresses')->whereIn('id', $ids)->whereNull('to_on')->orderBy('id')->get(['id', 'db_client_id', 'from_on']);
        $others = DB::table('db_addresses')->whereIn('db_client_id', $open->pluck('db_client_id')->unique())->whereNotNull('from_on')
            ->get(['id', 'db_client_id', 'from_on'])->groupBy('db_client_id');
        $changes = [];
        foreach ($open as $row) {
            $begins = substr((string) $row->from_on, 0, 10);
            $next = $others->get($row->db_client_id)?->map(static fn (stdClass $other): string => substr($other->from_on, 0, 10))
                ->filter(static fn (string $day): bool => $day > $begins)->sort()->first();
            if ($next !== null) {
                $changes[] = new Change('db_address', (int) $row->id, (int) $row->db_client_id, ['to_on' => null], ['to_on' => CarbonImmutable::parse($next, 'UTC')->subDay()->toDateString()]);
            }
        }

        return $changes;
    }

    /**
     * Sets the validity of details that were never checked and corrects the kind of numbers.
     *
     * @param  list<int>  $ids
     * @return list<Change>
     */
    private static function checkedDetails(array $ids): array
    {
        $changes = [];
        $numbers = DB::table('db_phone_numbers')->whereIn('db_client_id', $ids)->orderBy('id')->get(['id', 'db_client_id', 'e164', 'kind', 'is_valid'])->groupBy('db_client_id');
        $addresses = DB::table('db_addresses')->whereIn('db_client_id', $ids)->whereNull('is_valid')->orderBy('id')->get(['id', 'db_client_id', 'state', 'postcode'])->groupBy('db_client_id');
        foreach (DB::table('db_clients')->whereIn('id', $ids)->whereNull('deleted_at')->orderBy('id')->get(['id', 'email', 'email_is_valid', 'status']) as $row) {
            $hasValid = false;
            foreach ($numbers->get($row->id) ?? [] as $number) {
                $facts = PhoneDetails::of($number->e164);
                $was = $number->is_valid === null ? null : (bool) $number->is_valid;
                $is = $was === false ? false : $facts->isValid;
                $hasValid = $hasValid || $is;
                $changes[] = self::changed('db_phone_number', $number, (int) $row->id, ['kind' => $number->kind, 'is_valid' => $was], ['kind' => $facts->kind->value, 'is_valid' => $is]);
            }
            foreach ($addresses->get($row->id) ?? [] as $address) {
                $isValid = ValidityChecker::address(AustralianState::tryFrom((string) $address->state), $address->postcode);
                $changes[] = self::changed('db_address', $address, (int) $row->id, ['is_valid' => null], ['is_valid' => $isValid]);
            }
            $changes[] = self::changed('db_client', $row, (int) $row->id, [
                'email_is_valid' => $row->email_is_valid === null ? null : (bool) $row->email_is_valid, 'status' => $row->status,
            ], [
                'email_is_valid' => ValidityChecker::email($row->email), 'status' => ValidityChecker::status(DbClientStatus::from($row->status), $hasValid)->value,
            ]);
        }

        return array_values(array_filter($changes));
    }

    /**
     * @param  array<string, string|bool|null>  $before
     * @param  array<string, string|bool|null>  $after
     * @return Change|null null when both are equal
     */
    private static function changed(string $type, stdClass $row, int $dbClientId, array $before, array $after): ?Change
    {
        $fields = array_filter($after, static fn (mixed $value, string $field): bool => $value !== $before[$field], ARRAY_FILTER_USE_BOTH);

        return $fields === [] ? null : new Change($type, (int) $row->id, $dbClientId, array_intersect_key($before, $fields), $fields);
    }

    /**
     * Merges DB clients with the same normalised name and a shared number into the oldest, unless their dates of birth differ.
     *
     * @param  list<int>  $ids
     * @param  Closure(Builder): Builder  $among
     * @return list<Change>
     */
    private static function merges(array $ids, Closure $among): array
    {
        $people = self::mergeable($ids, $among);
        $pairs = DB::table('db_phone_numbers as mine')->join('db_phone_numbers as theirs', 'theirs.e164', '=', 'mine.e164')
            ->whereIn('mine.db_client_id', $people->keys())->whereColumn('theirs.db_client_id', '<', 'mine.db_client_id')
            ->orderBy('mine.db_client_id')->orderBy('theirs.db_client_id')->distinct()->get(['mine.db_client_id as younger', 'theirs.db_client_id as older']);
        $others = $people->union(self::mergeable($pairs->pluck('older')->map(static fn (mixed $id): int => (int) $id)->unique()->all(), $among));

        $changes = [];
        $merged = [];
        foreach ($pairs as $pair) {
            [$older, $younger] = [(int) $pair->older, (int) $pair->younger];
            if (! isset($merged[$younger]) && ! isset($merged[$older]) && $others->has($older) && self::areSame($others[$older], $others[$younger])) {
                $merged[$younger] = true;
                $changes[] = new Change(Change::MERGE, $younger, $younger, ['merged_into_id' => null], ['merged_into_id' => $older]);
                // The merged DB client has this date of birth, so the next duplicate must match it.
                $others[$older]->date_of_birth ??= $others[$younger]->date_of_birth;
            }
        }

        return $changes;
    }

    /**
     * @param  array<int>  $ids
     * @param  Closure(Builder): Builder  $among
     * @return Collection<int, stdClass> by id, without converted and suppressed DB clients
     */
    private static function mergeable(array $ids, Closure $among): Collection
    {
        return $among(DB::table('db_clients'))->whereIn('id', $ids)->whereNull('deleted_at')
            ->whereNotIn('status', [DbClientStatus::Converted->value, DbClientStatus::Suppressed->value])
            ->get(['id', 'first_name', 'last_name', 'date_of_birth'])->keyBy('id');
    }

    private static function areSame(stdClass $one, stdClass $other): bool
    {
        $name = static fn (stdClass $person): string => TextNormalizer::term(TextNormalizer::plain("{$person->first_name} {$person->last_name}"));

        return $name($one) === $name($other)
            && ($one->date_of_birth === null || $other->date_of_birth === null || substr((string) $one->date_of_birth, 0, 10) === substr((string) $other->date_of_birth, 0, 10));
    }

    /** Corrects a name in all capitals or all lower case. Other spellings stay, because they are intended. */
    private static function casedName(string $name): string
    {
        $name = trim((string) preg_replace('/\s+/u', ' ', $name));
        if (preg_match('/\p{L}/u', $name) !== 1 || ($name !== mb_strtoupper($name) && $name !== mb_strtolower($name))) {
            return $name;
        }
        $words = explode(' ', mb_strtolower($name));

        return implode(' ', array_map(
            static fn (string $word, int $place): string => $place < count($words) - 1 && in_array($word, self::PARTICLES, true) ? $word : self::casedWord($word),
            $words,
            array_keys($words),
        ));
    }

    /**
     * The first and last name of a full name in one field, or null.
     *
     * @return array{string, string}|null
     */
    public static function splitName(string $first, string $last): ?array
    {
        [$first, $last] = [trim($first), trim($last)];
        $whole = match (true) {
            $last === '' => $first,
            $first === '' => $last,
            default => null,
        };
        if ($whole === null) {
            return null;
        }
        if (preg_match('/\A([^,]+),\s*([^,]+)\z/u', $whole, $parts) === 1) {
            return [trim($parts[2]), trim($parts[1])];
        }
        $words = explode(' ', (string) preg_replace('/\s+/u', ' ', $whole), 2);

        return count($words) === 2 && preg_match('/&|\band\b/iu', $whole) !== 1 ? [$words[0], $words[1]] : null;
    }

    /** O'Brien, Mei-Lin, McDonald. */
    private static function casedWord(string $word): string
    {
        $cased = (string) preg_replace_callback("/(?<![\p{L}])\p{L}/u", static fn (array $letter): string => mb_strtoupper($letter[0]), $word);

        return (string) preg_replace_callback('/\AMc(\p{Ll})/u', static fn (array $letter): string => 'Mc'.mb_strtoupper($letter[1]), $cased);
    }
}
