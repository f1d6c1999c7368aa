<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\ConsentBasis;
use App\Models\Import;
use App\Services\DbClients\PhoneFacts;
use App\Services\Suppression\SuppressionBook;
use App\Support\BulkSql;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The numbers and addresses of known prospects: an import adds those of a row that are not there yet, and never takes one
 * away. In the before and after of a row they stand under the fields of the file, with nothing before.
 */
final readonly class ProspectReach
{
    public const PHONES = ['mobile_e164', 'second_phone', 'third_phone'];

    private const DOOR = ['address', 'suburb', 'state', 'postcode'];

    /** @param  array<int, stdClass>  $people  by id; each is given its `numbers` and `doors` */
    public function load(array $people): void
    {
        $numbers = DB::table('db_phone_numbers')->whereIn('db_client_id', array_keys($people))->get(['db_client_id', 'e164'])->groupBy('db_client_id');
        $doors = $this->doors(array_keys($people));
        foreach ($people as $id => $person) {
            $person->numbers = $numbers->get($id)?->pluck('e164')->all() ?? [];
            $person->doors = $doors->get($id)?->all() ?? [];
        }
    }

    /** @return array<string, string> what the row gives and a loaded prospect does not have, by field */
    public function missing(ReadRow $row, stdClass $person): array
    {
        $missing = [];
        foreach (self::PHONES as $field) {
            $phone = $row->get($field);
            if ($phone !== '' && ! in_array($phone, [...$person->numbers, ...$missing], true)) {
                $missing[$field] = $phone;
            }
        }
        $door = array_filter(array_combine(self::DOOR, array_map($row->get(...), self::DOOR)), static fn (string $text): bool => $text !== '');
        $isKnown = array_filter($person->doors, static fn (stdClass $known): bool => self::agrees($known, $door)) !== [];

        return $door === [] || $isKnown ? $missing : [...$missing, ...$door];
    }

    /** @param  list<JudgedRow>  $judged  what they add is written */
    public function add(Import $import, array $judged): void
    {
        $now = CarbonImmutable::now()->format('Y-m-d H:i:s');
        $numbers = [];
        $consents = [];
        $doors = [];
        foreach ($judged as $row) {
            if ($row->outcome !== RowOutcome::Update) {
                continue;
            }
            $common = ['db_client_id' => $row->subjectId, 'source' => $row->row->get('source') ?: null, 'created_at' => $now, 'updated_at' => $now];
            foreach (array_intersect_key($row->after, array_flip(self::PHONES)) as $phone) {
                $numbers[] = [
                    ...$common, 'e164' => $phone, 'kind' => PhoneFacts::of($phone)->kind->value, 'value_hash' => SuppressionBook::hash($phone),
                    'consent_basis' => $row->row->get('consent_basis') ?: ConsentBasis::Unknown->value,
                ];
                $consents[] = [(int) $row->subjectId, $phone, $row->row];
            }
            $door = self::doorOf($row->after);
            if ($door !== []) {
                $doors[] = [...$common, 'line' => $door['address'] ?? null, 'suburb' => $door['suburb'] ?? null, 'state' => $door['state'] ?? null, 'postcode' => $door['postcode'] ?? null];
            }
        }
        BulkSql::insert('db_phone_numbers', $numbers);
        BulkSql::insert('db_addresses', $doors);
        ProspectConsents::note($import, $consents, $now);
    }

    /**
     * What of the additions nobody has worked with since: a number that consent was noted for, or an address that was dated
     * or rewritten, is theirs by now.
     *
     * @param  array<int, array<string, string>>  $added  by prospect
     * @return array<int, array<string, string>>
     */
    public function standing(array $added): array
    {
        $numbers = DB::table('db_phone_numbers')->whereIn('db_client_id', array_keys($added))->whereNull('consent_at')->whereNull('consent_evidence')
            ->get(['db_client_id', 'e164'])->groupBy('db_client_id');
        $doors = $this->doors(array_keys($added));
        $standing = [];
        foreach ($added as $id => $after) {
            $mine = $numbers->get($id)?->pluck('e164')->all() ?? [];
            $standing[$id] = array_filter(array_intersect_key($after, array_flip(self::PHONES)), static fn (string $phone): bool => in_array($phone, $mine, true));
            if (self::doorId($doors->get($id), self::doorOf($after)) !== null) {
                $standing[$id] += self::doorOf($after);
            }
        }

        return $standing;
    }

    /** @param  array<int, array<string, string>>  $added  by prospect, only what stands; it goes */
    public function remove(array $added): void
    {
        $doors = $this->doors(array_keys($added));
        $gone = [];
        foreach ($added as $id => $after) {
            $phones = array_values(array_intersect_key($after, array_flip(self::PHONES)));
            if ($phones !== []) {
                DB::table('db_phone_numbers')->where('db_client_id', $id)->whereIn('e164', $phones)->delete();
            }
            $gone[] = self::doorId($doors->get($id), self::doorOf($after));
        }
        DB::table('db_addresses')->whereIn('id', array_filter($gone))->delete();
    }

    /**
     * @param  list<int>  $ids
     * @return Collection<int|string, Collection<int, stdClass>>
     */
    private function doors(array $ids): Collection
    {
        return DB::table('db_addresses')->whereIn('db_client_id', $ids)->orderBy('id')
            ->get(['id', 'db_client_id', 'line as address', 'suburb', 'state', 'postcode', 'from_on', 'to_on'])->groupBy('db_client_id');
    }

    /**
     * The last address that is nothing but what was added.
     *
     * @param  Collection<int, stdClass>|null  $doors
     * @param  array<string, string>  $added
     */
    private static function doorId(?Collection $doors, array $added): ?int
    {
        if ($doors === null || $added === []) {
            return null;
        }
        $whole = [...array_fill_keys(self::DOOR, ''), ...$added];
        $door = $doors->last(static fn (stdClass $door): bool => $door->from_on === null && $door->to_on === null && self::agrees($door, $whole));

        return $door === null ? null : (int) $door->id;
    }

    /** @param  array<string, string>  $texts */
    private static function agrees(stdClass $door, array $texts): bool
    {
        foreach ($texts as $field => $text) {
            if (mb_strtolower((string) $door->{$field}) !== mb_strtolower($text)) {
                return false;
            }
        }

        return true;
    }

    /**
     * @param  array<string, string>  $after
     * @return array<string, string>
     */
    private static function doorOf(array $after): array
    {
        return array_intersect_key($after, array_flip(self::DOOR));
    }
}
