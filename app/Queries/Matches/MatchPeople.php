<?php

declare(strict_types=1);

namespace App\Queries\Matches;

use App\Data\Matches\MatchPerson;
use App\Enums\ClientStatus;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Models\User;
use App\Queries\Lists\UtcTime;
use App\Services\Contacts\ContactMask;
use App\Support\AustralianMobile;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The records of a page of matches, a query for each kind. */
final readonly class MatchPeople
{
    /**
     * @param  array<string, list<int>>  $ids  by type
     * @return array<string, stdClass> rows under "client:5", also deleted ones
     */
    public function rows(array $ids): array
    {
        $found = [];
        foreach (array_filter($ids) as $type => $list) {
            foreach ($this->read($type, array_values(array_unique($list))) as $row) {
                $found["{$type}:{$row->id}"] = $row;
            }
        }

        return $found;
    }

    public function person(string $type, stdClass $row, User $viewer): MatchPerson
    {
        $mobile = ContactMask::show($viewer, 'mobile_e164', $row->mobile);
        $address = trim(implode(', ', array_filter([$row->address, $row->suburb, trim("{$row->state} {$row->postcode}")])));

        return new MatchPerson(
            type: $type,
            id: (int) $row->id,
            full_name: trim("{$row->first_name} {$row->last_name}"),
            pin: $row->pin,
            status: match ($type) {
                'client' => ClientStatus::from($row->status)->label(),
                'lead' => LeadStatus::from($row->status)->label(),
                default => DbClientStatus::from($row->status)->label(),
            },
            date_of_birth: $row->date_of_birth === null ? null : substr((string) $row->date_of_birth, 0, 10),
            mobile: $mobile !== null && $mobile === $row->mobile ? AustralianMobile::national($mobile) : $mobile,
            email: ContactMask::show($viewer, 'email', $row->email),
            address: $address === '' ? null : (ContactMask::isLifted($viewer) ? $address : trim("••• {$row->suburb} {$row->state} {$row->postcode}")),
            company: $row->company,
            created_at: (string) UtcTime::iso($row->created_at),
            exists: $row->deleted_at === null,
        );
    }

    /**
     * @param  list<int>  $ids
     * @return iterable<stdClass>
     */
    private function read(string $type, array $ids): iterable
    {
        return match ($type) {
            'client' => DB::table('clients')->join('companies', 'companies.id', '=', 'clients.company_id')->whereIn('clients.id', $ids)
                ->get([...$this->columns('clients'), 'clients.pin', 'clients.mobile_e164 as mobile', 'clients.address', 'clients.suburb', 'clients.state', 'clients.postcode', 'clients.account_manager_id as owner_id', 'companies.name as company']),
            'lead' => DB::table('leads')->leftJoin('companies', 'companies.id', '=', 'leads.company_id')->whereIn('leads.id', $ids)
                ->get([...$this->columns('leads'), DB::raw('null as pin'), 'leads.mobile_e164 as mobile', 'leads.address', 'leads.suburb', 'leads.state', 'leads.postcode', 'leads.owner_id', 'companies.name as company']),
            default => $this->prospects($ids),
        };
    }

    /** @return list<string> */
    private function columns(string $table): array
    {
        return array_map(static fn (string $column): string => "{$table}.{$column}", ['id', 'first_name', 'last_name', 'status', 'date_of_birth', 'email', 'created_at', 'deleted_at']);
    }

    /**
     * @param  list<int>  $ids
     * @return list<stdClass>
     */
    private function prospects(array $ids): array
    {
        $phones = DB::table('db_phone_numbers')->whereIn('db_client_id', $ids)->orderByDesc('id')->pluck('e164', 'db_client_id');
        $places = DB::table('db_addresses')->whereIn('db_client_id', $ids)->orderBy('from_on')->orderBy('id')->get(['db_client_id', 'line', 'suburb', 'state', 'postcode'])->keyBy('db_client_id');
        $rows = [];
        foreach (DB::table('db_clients')->whereIn('id', $ids)->get($this->columns('db_clients')) as $row) {
            $place = $places->get($row->id);
            $rows[] = (object) [
                ...(array) $row, 'pin' => null, 'mobile' => $phones->get($row->id), 'company' => null, 'owner_id' => null,
                'address' => $place?->line, 'suburb' => $place?->suburb, 'state' => $place?->state, 'postcode' => $place?->postcode,
            ];
        }

        return $rows;
    }
}
