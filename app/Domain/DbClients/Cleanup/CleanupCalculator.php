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
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Calculates the changes of a clean-up. It writes nothing. */
final readonly class CleanupCalculator
{
    /**
     * @param  list<int>  $ids  rows of the kind's table
     * @param  (Closure(Builder): Builder)|null  $among  narrows a merge to the DB clients that may change; null for all
     * @return list<Change> in the order in which they are made
     */
    public static function changes(DbCleanupKind $kind, array $ids, ?Closure $among = null): array
    {
        return match ($kind) {
            DbCleanupKind::NormalisePhones => self::normalisedPhones($ids),
            DbCleanupKind::FixNameCase => self::names($ids, NameCorrection::cased(...)),
            DbCleanupKind::SplitNames => self::names($ids, NameCorrection::split(...)),
            DbCleanupKind::MergeDuplicates => DuplicateDbClients::merges($ids, $among ?? static fn (Builder $all): Builder => $all),
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
                $changes[] = new Change(
                    'db_phone_number',
                    (int) $kept->id,
                    (int) $kept->db_client_id,
                    ['is_valid' => $kept->is_valid === null ? null : true],
                    ['is_valid' => false],
                );
                $kept->is_valid = false;
            }
            $changes[] = $kept !== null
                ? self::removedNumber($row)
                : new Change(
                    'db_phone_number',
                    (int) $row->id,
                    (int) $row->db_client_id,
                    [
                        'e164' => $row->e164,
                        'kind' => $row->kind,
                        'is_valid' => $row->is_valid === null ? null : (bool) $row->is_valid,
                        'value_hash' => $row->value_hash,
                    ],
                    [
                        'e164' => $facts->e164,
                        'kind' => $facts->kind->value,
                        'is_valid' => $facts->isValid && ! $isWrong,
                        'value_hash' => ContactHash::of($facts->e164),
                    ],
                );
            if ($kept === null) {
                $row->is_valid = $facts->isValid && ! $isWrong;
                $taken[$key] = $row;
            }
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
        return array_values(
            DB::table('db_phone_numbers')
                ->whereIn('id', $ids)
                ->where('is_valid', false)
                ->orderBy('id')
                ->get()
                ->map(self::removedNumber(...))
                ->all(),
        );
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
                $changes[] = new Change(
                    'db_client',
                    (int) $row->id,
                    (int) $row->id,
                    ['first_name' => $row->first_name, 'last_name' => $row->last_name],
                    ['first_name' => $fixed[0], 'last_name' => $fixed[1]],
                );
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
        $open = DB::table('db_addresses')->whereIn('id', $ids)->whereNull('to_on')->orderBy('id')->get(['id', 'db_client_id', 'from_on', 'created_at']);
        $others = DB::table('db_addresses')->whereIn('db_client_id', $open->pluck('db_client_id')->unique())->whereNotNull('from_on')
            ->get(['id', 'db_client_id', 'from_on'])->groupBy('db_client_id');
        $changes = [];
        foreach ($open as $row) {
            // As in DbAddress::currentFirst().
            $begins = substr((string) ($row->from_on ?? $row->created_at), 0, 10);
            $next = $others->get($row->db_client_id)?->map(static fn (stdClass $other): string => substr($other->from_on, 0, 10))
                ->filter(static fn (string $day): bool => $day > $begins)->sort()->first();
            if ($next !== null) {
                $changes[] = new Change(
                    'db_address',
                    (int) $row->id,
                    (int) $row->db_client_id,
                    ['to_on' => null],
                    ['to_on' => CarbonImmutable::parse($next, 'UTC')->subDay()->toDateString()],
                );
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
        $numbers = DB::table('db_phone_numbers')
            ->whereIn('db_client_id', $ids)
            ->orderBy('id')
            ->get(['id', 'db_client_id', 'e164', 'kind', 'is_valid'])
            ->groupBy('db_client_id');
        $addresses = DB::table('db_addresses')
            ->whereIn('db_client_id', $ids)
            ->whereNull('is_valid')
            ->orderBy('id')
            ->get(['id', 'db_client_id', 'state', 'postcode'])
            ->groupBy('db_client_id');
        foreach (
            DB::table('db_clients')
                ->whereIn('id', $ids)
                ->whereNull('deleted_at')
                ->orderBy('id')
                ->get(['id', 'email', 'email_is_valid', 'status']) as $row
        ) {
            $hasValid = false;
            foreach ($numbers->get($row->id) ?? [] as $number) {
                $facts = PhoneDetails::of($number->e164);
                $was = $number->is_valid === null ? null : (bool) $number->is_valid;
                $is = $was === false ? false : $facts->isValid;
                $hasValid = $hasValid || $is;
                $changes[] = self::changed(
                    'db_phone_number',
                    $number,
                    (int) $row->id,
                    ['kind' => $number->kind, 'is_valid' => $was],
                    ['kind' => $facts->kind->value, 'is_valid' => $is],
                );
            }
            foreach ($addresses->get($row->id) ?? [] as $address) {
                $isValid = ValidityChecker::address(AustralianState::tryFrom((string) $address->state), $address->postcode);
                $changes[] = self::changed('db_address', $address, (int) $row->id, ['is_valid' => null], ['is_valid' => $isValid]);
            }
            $changes[] = self::changed(
                'db_client',
                $row,
                (int) $row->id,
                [
                    'email_is_valid' => $row->email_is_valid === null ? null : (bool) $row->email_is_valid,
                    'status' => $row->status,
                ],
                [
                    'email_is_valid' => ValidityChecker::email($row->email),
                    'status' => ValidityChecker::status(DbClientStatus::from($row->status), $hasValid)->value,
                ],
            );
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
}
