<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\ClientFilterChoices;
use App\Data\Lists\Choice;
use App\Domain\Clients\OwnersWithClients;
use App\Domain\Leads\LeadOwners;
use App\Enums\AustralianState;
use App\Enums\BetstopState;
use App\Enums\ClientRiskFilter;
use App\Enums\ClientStatus;
use App\Lists\Clients\ClientSalesFilter;
use App\Models\Client;
use App\Models\OperatorSite;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The options of client filters and forms. */
final readonly class ClientChoicesQuery
{
    /** The sort position of former colleagues, after all others. */
    private const LEFT = 1;

    public function filters(): ClientFilterChoices
    {
        $rows = $this->read('company', 'account_manager', 'client_rating', 'affiliate', 'operator_site');
        $named = array_map(static fn (array $kind): array => array_map(self::choice(...), $kind), $rows);
        $sites = array_map(
            static fn (stdClass $site): OperatorSite => (new OperatorSite)->newFromBuilder([
                'id' => $site->id,
                'name' => $site->name,
                'slug' => $site->detail,
            ]),
            $rows['operator_site'],
        );

        return new ClientFilterChoices(
            status: $this->statuses(ClientStatus::cases()),
            company: $named['company'],
            account_manager: [new Choice('me', 'Me'), new Choice('unassigned', 'Unassigned'), ...$named['account_manager']],
            state: $this->states(),
            client_rating: $named['client_rating'],
            affiliate: $named['affiliate'],
            betstop_state: array_map(static fn (BetstopState $state): Choice => new Choice($state->value, $state->label()), BetstopState::cases()),
            custom_risk_filter: array_map(
                static fn (ClientRiskFilter $filter): Choice => new Choice($filter->value, $filter->label(), $filter->description()),
                ClientRiskFilter::cases(),
            ),
            custom_sales_filter: array_map(
                static fn (ClientSalesFilter $filter): Choice => new Choice($filter->value, $filter->label, $filter->description),
                ClientSalesFilter::all($sites),
            ),
        );
    }

    /**
     * @param  list<ClientStatus>  $statuses
     * @return list<Choice>
     */
    public function statuses(array $statuses): array
    {
        return array_map(static fn (ClientStatus $status): Choice => new Choice($status->value, $status->label()), $statuses);
    }

    /** @return list<Choice> */
    public function states(): array
    {
        return array_map(
            static fn (AustralianState $state): Choice => new Choice($state->value, $state->value, $state->label()),
            AustralianState::cases(),
        );
    }

    /**
     * Choices of a client's form, in one query. The managers are the assignable ones, and at the end the client's current
     * manager if they have left.
     *
     * @return array{company: list<Choice>, affiliate: list<Choice>, manager: list<Choice>}
     */
    public function form(Client $client): array
    {
        $managers = DB::table('users')->join('roles', 'roles.id', '=', 'users.role_id')
            ->where(static fn (Builder $any): Builder => $any
                ->where(LeadOwners::managers(...))
                ->orWhere('users.id', $client->account_manager_id))
            ->select('users.id', 'users.first_name as name', 'users.last_name as detail')
            ->selectRaw('case when users.is_active and users.deleted_at is null then 0 else '.self::LEFT.' end as place');
        $rows = $this->union(['company' => $this->records('company'), 'affiliate' => $this->records('affiliate'), 'manager' => $managers]);
        $named = static fn (string $kind): array => array_map(self::choice(...), $rows[$kind]);

        return ['company' => $named('company'), 'affiliate' => $named('affiliate'), 'manager' => $named('manager')];
    }

    /**
     * Account managers are the active ones, and others who still have clients.
     *
     * @param  'account_manager'|'affiliate'|'client_rating'|'company'  $kind
     * @return list<Choice>
     */
    public function of(string $kind): array
    {
        return array_map(self::choice(...), $this->read($kind)[$kind]);
    }

    private static function choice(stdClass $row): Choice
    {
        return new Choice((string) $row->id, match ($row->kind) {
            'account_manager' => trim("{$row->name} {$row->detail}"),
            'manager' => trim("{$row->name} {$row->detail}").((int) $row->place === self::LEFT ? ' (no longer works here)' : ''),
            'client_rating' => "{$row->id} · {$row->name}",
            default => $row->name,
        });
    }

    /** @return array<string, list<stdClass>> by kind, in order: id, name and the rest of the name */
    private function read(string ...$kinds): array
    {
        return $this->union(array_combine($kinds, array_map($this->records(...), $kinds)));
    }

    /**
     * @param  array<string, Builder>  $parts  by kind
     * @return array<string, list<stdClass>>
     */
    private function union(array $parts): array
    {
        $all = null;
        foreach ($parts as $kind => $part) {
            $part->selectRaw("'{$kind}' as kind");
            $all = $all === null ? $part : $all->unionAll($part);
        }
        $rows = array_fill_keys(array_keys($parts), []);
        foreach ($all?->orderBy('place')->orderBy('name')->orderBy('detail')->get() ?? [] as $row) {
            $rows[$row->kind][] = $row;
        }

        return $rows;
    }

    private function records(string $kind): Builder
    {
        return match ($kind) {
            'company' => DB::table('companies')->select('id', 'name')->selectRaw("'' as detail, 0 as place"),
            'affiliate' => DB::table('affiliates')->select('id', 'name')->selectRaw("'' as detail, 0 as place"),
            'client_rating' => DB::table('client_ratings')->select('value as id', 'description as name')->selectRaw("'' as detail, value as place"),
            'operator_site' => DB::table('operator_sites')->where('is_active', true)->select('id', 'name', 'slug as detail')->selectRaw('0 as place'),
            default => DB::table('users')
                ->join('roles', 'roles.id', '=', 'users.role_id')
                ->whereNull('users.deleted_at')
                ->where(static fn (Builder $any): Builder => $any
                    ->where(LeadOwners::managers(...))
                    ->orWhere(OwnersWithClients::of('users', 'account_manager_id')))
                ->select('users.id', 'users.first_name as name', 'users.last_name as detail')->selectRaw('0 as place'),
        };
    }
}
