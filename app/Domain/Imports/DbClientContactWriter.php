<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\DbClients\PhoneDetails;
use App\Enums\ConsentBasis;
use App\Enums\ConsentChannel;
use App\Enums\PhoneKind;
use App\Models\Consent;
use App\Models\Import;
use App\Support\BulkSql;
use App\Support\ContactHash;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Writes the phone numbers and addresses of DB clients. An import only adds them. In a row's before and after they have the
 * fields of the file, empty before.
 */
final readonly class DbClientContactWriter
{
    public const PHONES = ['mobile_e164', 'second_phone', 'third_phone'];

    private const ADDRESS = ['address', 'suburb', 'state', 'postcode'];

    private const LONGEST_NAME = 180;

    /** @param  array<int, stdClass>  $people  by id; adds `numbers` and `addresses` to each */
    public function load(array $people): void
    {
        $numbers = DB::table('db_phone_numbers')->whereIn('db_client_id', array_keys($people))->get(['db_client_id', 'e164'])->groupBy('db_client_id');
        $addresses = $this->addresses(array_keys($people));
        foreach ($people as $id => $person) {
            $person->numbers = $numbers->get($id)?->pluck('e164')->all() ?? [];
            $person->addresses = $addresses->get($id)?->all() ?? [];
        }
    }

    /** @return array<string, string> the row's contact details that a loaded DB client does not have, by field */
    public function missing(ParsedRow $row, stdClass $person): array
    {
        $missing = [];
        foreach (self::PHONES as $field) {
            $phone = $row->get($field);
            if ($phone !== '' && ! in_array($phone, [...$person->numbers, ...$missing], true)) {
                $missing[$field] = $phone;
            }
        }
        $address = self::addressOf($row->values);
        $isKnown = array_filter($person->addresses, static fn (stdClass $known): bool => self::agrees($known, $address)) !== [];

        return $address === [] || $isKnown ? $missing : [...$missing, ...$address];
    }

    /**
     * Writes numbers and addresses, and records the basis on which each number may be called.
     *
     * @param  list<array{int, ParsedRow, array<string>, array<string, string>}>  $additions  DB client, row, phones and address
     * @param  string  $now  as stored in the database
     */
    public function write(Import $import, array $additions, string $now): void
    {
        [$numbers, $consents, $addresses] = [[], [], []];
        foreach ($additions as [$id, $row, $phones, $address]) {
            $common = ['db_client_id' => $id, 'source' => $row->get('source') ?: null, 'created_at' => $now, 'updated_at' => $now];
            $basis = $row->get('consent_basis') ?: ConsentBasis::Unknown->value;
            foreach ($phones as $phone) {
                $numbers[] = [
                    ...$common,
                    'e164' => $phone,
                    'kind' => self::kindOf($phone)->value,
                    'value_hash' => ContactHash::of($phone),
                    'consent_basis' => $basis,
                ];
                $consents[] = [
                    'person_type' => 'db_client',
                    'person_id' => $id,
                    'channel' => ConsentChannel::Phone->value,
                    'purpose' => Consent::callsTo($phone),
                    'basis' => $basis,
                    'evidence' => mb_substr($import->name, 0, self::LONGEST_NAME).", row {$row->rowNo} (import {$import->id})",
                    'user_id' => $import->user_id, 'import_id' => $import->id, 'recorded_at' => $now, 'created_at' => $now,
                ];
            }
            if ($address !== []) {
                $addresses[] = [
                    ...$common,
                    'line' => $address['address'] ?? null,
                    'suburb' => $address['suburb'] ?? null,
                    'state' => $address['state'] ?? null,
                    'postcode' => $address['postcode'] ?? null,
                ];
            }
        }
        BulkSql::insert('db_phone_numbers', $numbers);
        BulkSql::insert('db_addresses', $addresses);
        BulkSql::insert('consents', $consents);
    }

    /**
     * The additions that an undo may remove. Staff own a number with consent, and an address with dates or new text.
     *
     * @param  array<int, array<string, string>>  $added  by DB client
     * @return array<int, array<string, string>>
     */
    public function untouched(array $added): array
    {
        $numbers = DB::table('db_phone_numbers')->whereIn('db_client_id', array_keys($added))->whereNull('consent_at')->whereNull('consent_evidence')
            ->get(['db_client_id', 'e164'])->groupBy('db_client_id');
        $addresses = $this->addresses(array_keys($added));
        $untouched = [];
        foreach ($added as $id => $after) {
            $mine = $numbers->get($id)?->pluck('e164')->all() ?? [];
            $untouched[$id] = array_filter(
                array_intersect_key($after, array_flip(self::PHONES)),
                static fn (string $phone): bool => in_array($phone, $mine, true),
            );
            if (self::addressId($addresses->get($id), self::addressOf($after)) !== null) {
                $untouched[$id] += self::addressOf($after);
            }
        }

        return $untouched;
    }

    /**
     * Removes numbers with the consent that the import recorded for them, and addresses.
     *
     * @param  array<int, array<string, string>>  $added  untouched additions by DB client
     */
    public function remove(Import $import, array $added): void
    {
        $addresses = $this->addresses(array_keys($added));
        $gone = [];
        foreach ($added as $id => $after) {
            $phones = array_values(array_intersect_key($after, array_flip(self::PHONES)));
            if ($phones !== []) {
                DB::table('db_phone_numbers')->where('db_client_id', $id)->whereIn('e164', $phones)->delete();
                $this->removeConsents($import, [$id], array_map(Consent::callsTo(...), $phones));
            }
            $gone[] = self::addressId($addresses->get($id), self::addressOf($after));
        }
        DB::table('db_addresses')->whereIn('id', array_filter($gone))->delete();
    }

    /**
     * Their only evidence is the file. The activity log keeps the import and its undo.
     *
     * @param  list<int>  $ids  DB clients
     * @param  list<string>|null  $purposes  null for all
     */
    public function removeConsents(Import $import, array $ids, ?array $purposes = null): void
    {
        DB::table('consents')->where('person_type', 'db_client')->whereIn('person_id', $ids)->where('import_id', $import->id)
            ->when($purposes !== null, static fn (Builder $consents): Builder => $consents->whereIn('purpose', $purposes ?? []))->delete();
    }

    /**
     * @param  array<string, string>  $texts
     * @return array<string, string> the given parts of an address
     */
    public static function addressOf(array $texts): array
    {
        return array_filter(array_intersect_key($texts, array_flip(self::ADDRESS)), static fn (string $text): bool => $text !== '');
    }

    /**
     * @param  list<int>  $ids
     * @return Collection<int|string, Collection<int, stdClass>>
     */
    private function addresses(array $ids): Collection
    {
        return DB::table('db_addresses')->whereIn('db_client_id', $ids)->orderBy('id')
            ->get(['id', 'db_client_id', 'line as address', 'suburb', 'state', 'postcode', 'from_on', 'to_on'])->groupBy('db_client_id');
    }

    /**
     * The last address that equals the added one.
     *
     * @param  Collection<int, stdClass>|null  $addresses
     * @param  array<string, string>  $added
     */
    private static function addressId(?Collection $addresses, array $added): ?int
    {
        if ($addresses === null || $added === []) {
            return null;
        }
        $whole = [...array_fill_keys(self::ADDRESS, ''), ...$added];
        $address = $addresses->last(
            static fn (stdClass $address): bool => $address->from_on === null
                && $address->to_on === null
                && self::agrees($address, $whole),
        );

        return $address === null ? null : (int) $address->id;
    }

    /** @param  array<string, string>  $texts */
    private static function agrees(stdClass $address, array $texts): bool
    {
        foreach ($texts as $field => $text) {
            if (mb_strtolower((string) $address->{$field}) !== mb_strtolower($text)) {
                return false;
            }
        }

        return true;
    }

    /** The first digits show the kind of an Australian number. The library is slow for a whole file. */
    private static function kindOf(string $e164): PhoneKind
    {
        return match (true) {
            str_starts_with($e164, '+614') => PhoneKind::Mobile,
            preg_match('/\A\+61[2378]/', $e164) === 1 => PhoneKind::Landline,
            default => PhoneDetails::of($e164)->kind,
        };
    }
}
