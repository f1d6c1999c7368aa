<?php

declare(strict_types=1);

namespace App\Lists\Matches;

use App\Data\Matches\MatchPerson;
use App\Enums\ClientStatus;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Models\DbAddress;
use App\Models\User;
use App\Support\AustralianMobile;
use App\Support\ContactMask;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Reads the records of a page of matches by one query. */
final readonly class MatchPersonReader
{
    /**
     * @param  array<string, list<int>>  $ids  by type
     * @return array<string, stdClass> rows by "client:5", including soft-deleted records
     */
    public function rows(array $ids): array
    {
        $all = null;
        foreach (array_filter($ids) as $type => $list) {
            $part = $this->read($type, array_values(array_unique($list)))->selectRaw("'{$type}' as type");
            $all = $all === null ? $part : $all->unionAll($part);
        }
        $found = [];
        foreach ($all?->get() ?? [] as $row) {
            $found["{$row->type}:{$row->id}"] = $row;
        }

        return $found;
    }

    public function person(string $type, stdClass $row, User $viewer): MatchPerson
    {
        $mobile = ContactMask::show($viewer, 'mobile_e164', $row->mobile);
        $address = trim(implode(', ', array_filter([$row->address, $row->suburb, trim("{$row->state} {$row->postcode}")])));

        return DataFactory::make(MatchPerson::class, $row, [
            'type' => $type,
            'full_name' => trim("{$row->first_name} {$row->last_name}"),
            'status' => match ($type) {
                'client' => ClientStatus::from($row->status)->label(),
                'lead' => LeadStatus::from($row->status)->label(),
                default => DbClientStatus::from($row->status)->label(),
            },
            'date_of_birth' => $row->date_of_birth === null ? null : substr((string) $row->date_of_birth, 0, 10),
            'mobile' => $mobile !== null && $mobile === $row->mobile ? AustralianMobile::national($mobile) : $mobile,
            'email' => ContactMask::show($viewer, 'email', $row->email),
            'address' => $address === '' ? null : (ContactMask::isLifted($viewer) ? $address : trim("••• {$row->suburb} {$row->state} {$row->postcode}")),
            'exists' => $row->deleted_at === null,
        ]);
    }

    /** @param  list<int>  $ids */
    private function read(string $type, array $ids): Builder
    {
        return match ($type) {
            'client' => $this->accountHolders('clients', 'account_manager_id', $ids)->selectRaw('clients.pin as pin'),
            'lead' => $this->accountHolders('leads', 'owner_id', $ids)->selectRaw('null as pin'),
            default => $this->dbClients($ids)->selectRaw('null as pin'),
        };
    }

    /** @param  list<int>  $ids */
    private function accountHolders(string $table, string $owner, array $ids): Builder
    {
        return DB::table($table)->leftJoin('companies', 'companies.id', '=', "{$table}.company_id")->whereIn("{$table}.id", $ids)
            ->select($this->columns($table))
            ->addSelect([
                "{$table}.mobile_e164 as mobile",
                "{$table}.address",
                "{$table}.suburb",
                "{$table}.state",
                "{$table}.postcode",
                "{$table}.{$owner} as owner_id",
                'companies.name as company',
            ]);
    }

    /** @return list<string> */
    private function columns(string $table): array
    {
        return array_map(static fn (string $column): string => "{$table}.{$column}", [
            'id',
            'first_name',
            'last_name',
            'status',
            'date_of_birth',
            'email',
            'created_at',
            'deleted_at',
        ]);
    }

    /**
     * With the first number and the current or latest address of each.
     *
     * @param  list<int>  $ids
     */
    private function dbClients(array $ids): Builder
    {
        $own = static fn (string $table): Builder => DB::table($table)->whereColumn("{$table}.db_client_id", 'db_clients.id')->limit(1);
        $place = DbAddress::currentFirst($own('db_addresses'))->select('id');

        return DB::table('db_clients')
            ->leftJoin(
                'db_addresses as places',
                static fn (JoinClause $join): JoinClause => $join->where('places.id', '=', $place),
            )
            ->whereIn('db_clients.id', $ids)
            ->select($this->columns('db_clients'))
            ->selectSub($own('db_phone_numbers')->orderBy('id')->select('e164'), 'mobile')
            ->addSelect(['places.line as address', 'places.suburb', 'places.state', 'places.postcode'])
            ->selectRaw('null as owner_id, null as company');
    }
}
