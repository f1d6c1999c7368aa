<?php

declare(strict_types=1);

namespace App\Queries\Search;

use App\Data\Clients\PersonHit;
use App\Enums\ClientStatus;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Models\DbAddress;
use App\Models\User;
use App\Support\AustralianMobile;
use App\Support\ContactMask;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The search results for people, one select for each type. */
final readonly class PersonHitsQuery
{
    /**
     * @param  string  $type  client, lead or db_client
     * @param  list<int>  $ids  in the order wanted
     * @return list<PersonHit>
     */
    public function of(string $type, array $ids, User $viewer): array
    {
        if ($ids === []) {
            return [];
        }

        $rows = match ($type) {
            'client' => $this->people('clients', 'account_manager_id')->leftJoin('companies', 'companies.id', '=', 'clients.company_id')
                ->addSelect('clients.pin', 'clients.mobile_e164', 'clients.suburb', 'clients.state', 'companies.name as company_name'),
            'lead' => $this->people('leads', 'owner_id')->leftJoin('companies', 'companies.id', '=', 'leads.company_id')
                ->addSelect('leads.mobile_e164', 'leads.suburb', 'leads.state', 'companies.name as company_name'),
            default => $this->people('db_clients', 'assignee_id'),
        };
        $found = $rows->whereIntegerInRaw("{$this->table($type)}.id", $ids)->get()->keyBy('id');
        $parts = $type === 'db_client' ? $this->parts($ids) : [];

        return array_values(array_filter(array_map(
            fn (int $id): ?PersonHit => $found->has($id) ? $this->hit($type, $found[$id], $parts[$id] ?? [], $viewer) : null,
            $ids,
        )));
    }

    private function table(string $type): string
    {
        return ['client' => 'clients', 'lead' => 'leads', 'db_client' => 'db_clients'][$type];
    }

    private function people(string $table, string $owner): Builder
    {
        return DB::table($table)
            ->leftJoin('users as owners', 'owners.id', '=', "{$table}.{$owner}")
            ->whereNull("{$table}.deleted_at")
            ->select([
                "{$table}.id",
                "{$table}.first_name",
                "{$table}.last_name",
                "{$table}.email",
                "{$table}.date_of_birth",
                "{$table}.status",
                'owners.first_name as owner_first_name',
                'owners.last_name as owner_last_name',
            ]);
    }

    /**
     * The first number and current address of each DB client that are not marked as wrong.
     *
     * @param  list<int>  $ids
     * @return array<int, array{mobile_e164?: string, suburb?: string|null, state?: string|null}>
     */
    private function parts(array $ids): array
    {
        $first = static fn (Builder $rows): Collection => $rows->whereIntegerInRaw('db_client_id', $ids)
            ->where(static fn (Builder $any): Builder => $any->whereNull('is_valid')->orWhere('is_valid', true))
            ->get()->unique('db_client_id')->keyBy('db_client_id');
        $parts = [];
        foreach ($first(DB::table('db_phone_numbers')->select('db_client_id', 'e164')->orderBy('id')) as $id => $row) {
            $parts[(int) $id]['mobile_e164'] = (string) $row->e164;
        }
        foreach ($first(DbAddress::currentFirst(DB::table('db_addresses')->select('db_client_id', 'suburb', 'state')->whereNull('to_on'))) as $id => $row) {
            $parts[(int) $id] = [...$parts[(int) $id] ?? [], 'suburb' => $row->suburb, 'state' => $row->state];
        }

        return $parts;
    }

    /** @param  array{mobile_e164?: string, suburb?: string|null, state?: string|null}  $parts */
    private function hit(string $type, stdClass $row, array $parts, User $viewer): PersonHit
    {
        $status = match ($type) {
            'client' => ClientStatus::from($row->status),
            'lead' => LeadStatus::from($row->status),
            default => DbClientStatus::from($row->status),
        };
        $place = trim(($parts['suburb'] ?? $row->suburb ?? '').' '.($parts['state'] ?? $row->state ?? ''));
        $phone = $parts['mobile_e164'] ?? $row->mobile_e164 ?? null;

        return new PersonHit(
            id: (int) $row->id,
            type: $type,
            full_name: trim("{$row->first_name} {$row->last_name}"),
            pin: $row->pin ?? null,
            phone: $phone === null ? null : ContactMask::show($viewer, 'mobile_e164', AustralianMobile::national($phone)),
            email: ContactMask::show($viewer, 'email', $row->email),
            place: $place === '' ? null : $place,
            date_of_birth: $row->date_of_birth === null ? null : substr($row->date_of_birth, 0, 10),
            status: $status->value,
            status_label: $status->label(),
            owner_name: $row->owner_first_name === null ? null : trim("{$row->owner_first_name} {$row->owner_last_name}"),
            company_name: $row->company_name ?? null,
            url: match ($type) {
                'client' => route('clients.edit', $row->id, absolute: false),
                'lead' => route('clients.leads.show', $row->id, absolute: false),
                default => route('db-clients.show', $row->id, absolute: false),
            },
        );
    }
}
