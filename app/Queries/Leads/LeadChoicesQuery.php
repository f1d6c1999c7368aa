<?php

declare(strict_types=1);

namespace App\Queries\Leads;

use App\Data\Leads\LeadFormChoices;
use App\Data\Lists\Choice;
use App\Domain\Leads\LeadDue;
use App\Domain\Leads\LeadOwners;
use App\Enums\LeadStatus;
use App\Models\User;
use App\Queries\Clients\ClientChoicesQuery;
use Illuminate\Database\Eloquent\Builder as EloquentBuilder;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** The options of the lead filters and forms. */
final readonly class LeadChoicesQuery
{
    /** New companies and colleagues appear after at most this time. */
    public const KEPT_SECONDS = 300;

    private const MOST_SOURCES = 50;

    public function __construct(private ClientChoicesQuery $clients) {}

    /** @return array{status: list<Choice>, owner: list<Choice>, company: list<Choice>, state: list<Choice>, due: list<Choice>} */
    public function filters(): array
    {
        return [
            'status' => array_map(static fn (LeadStatus $status): Choice => new Choice($status->value, $status->label()), LeadStatus::cases()),
            'owner' => [new Choice('me', 'Me'), new Choice('unassigned', 'Unassigned'), ...self::choicesOf(self::owners())],
            'company' => $this->clients->of('company'),
            'state' => $this->clients->states(),
            'due' => array_map(static fn (LeadDue $due): Choice => new Choice($due->value, $due->label()), LeadDue::cases()),
        ];
    }

    public function form(): LeadFormChoices
    {
        return new LeadFormChoices(
            state: $this->clients->states(),
            company_id: $this->clients->of('company'),
            owner_id: self::choicesOf(self::owners()->where(LeadOwners::among(...))),
            sources: $this->sources(),
        );
    }

    /** @return EloquentBuilder<User> active account managers, and other colleagues with leads, also those who have left */
    private static function owners(): EloquentBuilder
    {
        return User::query()
            ->join('roles', 'roles.id', '=', 'users.role_id')
            ->where(static fn ($any) => $any
                ->where(LeadOwners::managers(...))
                ->orWhereExists(static fn (Builder $leads) => $leads->selectRaw('1')->from('leads')->whereColumn('leads.owner_id', 'users.id')));
    }

    /**
     * @param  EloquentBuilder<User>  $users
     * @return list<Choice>
     */
    private static function choicesOf(EloquentBuilder $users): array
    {
        return array_values($users
            ->orderBy('users.first_name')->orderBy('users.last_name')
            ->get(['users.id', 'users.first_name', 'users.last_name'])
            ->map(static fn (User $user): Choice => new Choice((string) $user->id, $user->full_name))->all());
    }

    /** @return list<string> the sources of existing leads */
    private function sources(): array
    {
        return array_values(DB::table('leads')->whereNotNull('source')->distinct()->orderBy('source')->limit(self::MOST_SOURCES)->pluck('source')->all());
    }
}
