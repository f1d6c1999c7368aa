<?php

declare(strict_types=1);

namespace App\Domain\People;

use App\Models\DbAddress;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Reads the details of many people in a constant number of queries. */
final readonly class PersonReader
{
    /** The tables of the records, by morph name. */
    public const TABLES = ['client' => 'clients', 'lead' => 'leads', 'db_client' => 'db_clients'];

    /** The latest sightings that are compared. */
    private const MAX_TRACES = 12;

    /**
     * @param  list<int>  $ids
     * @param  list<int>|null  $traced  records to read bank accounts, IP addresses and devices for; null for all
     * @return array<int, PersonDetails> by id, without deleted and unknown records
     */
    public function of(string $type, array $ids, ?array $traced = null): array
    {
        if ($ids === []) {
            return [];
        }

        $people = DB::table(self::TABLES[$type])->whereIn('id', $ids)->whereNull('deleted_at')->get();

        return match ($type) {
            'client' => $this->clients($people, $traced),
            'lead' => $people
                ->mapWithKeys(
                    static fn (stdClass $row): array => [
                        (int) $row->id => PersonDetails::of($row, $row->mobile_e164 === null ? [] : [$row->mobile_e164]),
                    ],
                )
                ->all(),
            default => $this->dbClients($people),
        };
    }

    /**
     * @param  list<int>  $clientIds
     * @return array<int, array{bank: list<string>, ip: list<string>, device: list<string>}>
     */
    public function traces(array $clientIds): array
    {
        if ($clientIds === []) {
            return [];
        }

        $banks = DB::table('bank_accounts')
            ->whereIn('client_id', $clientIds)
            ->orderBy('id')
            ->get(['client_id', 'fingerprint'])
            ->groupBy('client_id');
        $sightings = DB::table('ip_sightings')
            ->whereIn('client_id', $clientIds)
            ->orderByDesc('last_seen_at')
            ->orderByDesc('id')
            ->get(['client_id', 'ip', 'device_hash'])
            ->groupBy('client_id');
        $traces = [];
        foreach ($clientIds as $id) {
            $traces[$id] = [
                'bank' => $this->distinct($banks->get($id), 'fingerprint'),
                'ip' => $this->distinct($sightings->get($id), 'ip'),
                'device' => $this->distinct($sightings->get($id), 'device_hash'),
            ];
        }

        return $traces;
    }

    /**
     * @param  Collection<int, stdClass>|null  $rows
     * @return list<string>
     */
    private function distinct(?Collection $rows, string $column): array
    {
        $values = array_map(strval(...), $rows?->pluck($column)->all() ?? []);

        return array_slice(array_values(array_unique(array_filter($values, static fn (string $value): bool => $value !== ''))), 0, self::MAX_TRACES);
    }

    /**
     * @param  Collection<int, stdClass>  $people
     * @param  list<int>|null  $traced
     * @return array<int, PersonDetails>
     */
    private function clients(Collection $people, ?array $traced): array
    {
        $ids = array_map(intval(...), array_values($people->pluck('id')->all()));
        $traces = $this->traces($traced === null ? $ids : array_values(array_intersect($ids, $traced)));
        $details = [];
        foreach ($people as $row) {
            $details[(int) $row->id] = PersonDetails::of($row, $row->mobile_e164 === null ? [] : [$row->mobile_e164], $traces[(int) $row->id] ?? []);
        }

        return $details;
    }

    /**
     * @param  Collection<int, stdClass>  $people
     * @return array<int, PersonDetails>
     */
    private function dbClients(Collection $people): array
    {
        $ids = $people->pluck('id')->all();
        $phones = DB::table('db_phone_numbers')
            ->whereIn('db_client_id', $ids)
            ->orderBy('id')
            ->get(['db_client_id', 'e164'])
            ->groupBy('db_client_id');
        $addresses = DbAddress::currentFirst(DB::table('db_addresses')->whereIn('db_client_id', $ids))
            ->get(['db_client_id', 'line as address', 'suburb', 'state', 'postcode'])
            ->groupBy('db_client_id');
        $details = [];
        foreach ($people as $row) {
            $places = $addresses->get($row->id)?->all() ?? [];
            $place = array_shift($places) ?? (object) ['address' => null, 'suburb' => null, 'state' => null, 'postcode' => null];
            $former = array_values(array_map(static fn (stdClass $one): array => [$one->address, $one->postcode], $places));
            $details[(int) $row->id] = PersonDetails::of(
                (object) [...(array) $place, ...(array) $row],
                array_map(strval(...), array_values($phones->get($row->id)?->pluck('e164')->all() ?? [])),
                formerAddresses: $former,
            );
        }

        return $details;
    }
}
